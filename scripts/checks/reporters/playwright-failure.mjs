import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The message, the line of the test, and the paths of what was recorded. */
export function describePlaywrightFailure(test, { errors, attachments }) {
  const { location } = test;
  const file = relative(location.file);
  // The first three titles are the root, the project and the file.
  const title = test.titlePath().slice(3).join(" › ");
  const recorded = attachments.filter(({ path }) => path).map(describeAttachment);
  return [`${file}:${location.line} › ${title}`, ...errors.map(describeError), ...recorded].join(
    "\n",
  );
}

function describeError({ message, value, snippet, location }) {
  const at = location && `  at ${relative(location.file)}:${location.line}:${location.column}`;
  return stripVTControlCharacters([message ?? value, snippet, at].filter(Boolean).join("\n"));
}

function describeAttachment({ name, path: file }) {
  const shown = relative(file);
  return name === "trace" ? `trace: npm exec playwright show-trace ${shown}` : `${name}: ${shown}`;
}

function relative(file) {
  return path.relative(process.cwd(), file);
}
