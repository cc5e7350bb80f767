/** Paths of the project; every command runs from its root. */
import path from "node:path";

export const ROOT = path.dirname(import.meta.dirname);
