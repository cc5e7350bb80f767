import path from "node:path";

/** The message, the difference, and the lines of this project that led to the error. */
export function describeVitestError({ name = "Error", message, diff, stacks = [], cause }) {
  const frames = stacks
    .map(({ file, line, column }) => ({ file: path.relative(process.cwd(), file), line, column }))
    .filter(({ file }) => !file.startsWith("..") && !file.startsWith("node_modules"))
    .map(({ file, line, column }) => `  at ${file}:${line}:${column}`);
  const reason = cause?.message && `caused by ${describeVitestError(cause)}`;
  return [`${name}: ${message}`, diff, ...frames, reason].filter(Boolean).join("\n");
}
