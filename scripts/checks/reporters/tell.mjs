/** Sends one message to the process that started the test runner. Without such a process nothing happens. */
export function tell(message) {
  process.send?.(message);
}

/** Ends when all messages have left, because a test runner may exit at once after its last report. */
export function finishTelling() {
  if (!process.send) return undefined;
  return new Promise((resolve) => process.send({}, resolve));
}
