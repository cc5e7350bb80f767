import path from "node:path";

export const ROOT = path.dirname(import.meta.dirname);
