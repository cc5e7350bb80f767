/** `npm run backup`: asks the server's own code. */
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--backup");
