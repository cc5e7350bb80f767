/** `npm run change-secret-key`: asks the server's own code. */
import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--change-secret-key");
