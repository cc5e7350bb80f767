/** `npm run check-trail [-- MARK]`: asks the server's own code. */
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--check-trail", ...process.argv.slice(2, 3));
