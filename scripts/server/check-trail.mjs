import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--check-trail", ...process.argv.slice(2, 3));
