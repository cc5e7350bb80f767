/** Where the project lies; every command works from there, wherever it was called. */
import path from "node:path";

export const ROOT = path.dirname(import.meta.dirname);
