import path from "node:path";
import { runServerCommand } from "./server-command.mjs";

const [file] = process.argv.slice(2);
// npm changes the working directory, so a relative path is resolved from the folder in which npm was called.
const typedIn = process.env.INIT_CWD ?? process.cwd();
await runServerCommand("--restore", ...(file ? [path.resolve(typedIn, file)] : []));
