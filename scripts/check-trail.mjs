/** `npm run check-trail`: asks the server's own code. */
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--check-trail");
