import path from "node:path";
import { runServerCommand } from "./server-command.mjs";

const [file] = process.argv.slice(2);
// A relative path is relative to the folder in which the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
await runServerCommand("--restore", ...(file ? [path.resolve(typedIn, file)] : []));
