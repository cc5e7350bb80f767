import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--change-secret-key");
