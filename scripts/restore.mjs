/** `npm run restore -- FILE`: asks the server's own code. */
import path from "node:path";
import { runServerCommand } from "./server-command.mjs";

const [file] = process.argv.slice(2);
// As it was meant: relative to where the command was typed, not to the project.
const typedIn = process.env.INIT_CWD ?? process.cwd();
await runServerCommand("--restore", ...(file ? [path.resolve(typedIn, file)] : []));
