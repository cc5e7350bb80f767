import { runServerCommand } from "./server-command.mjs";

await runServerCommand("--admin-password", ...process.argv.slice(2, 3));
