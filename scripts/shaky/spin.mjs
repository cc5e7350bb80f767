/** Keeps one processor busy until the process that started it ends or tells it to. */
const TURN_MS = 50;

process.on("disconnect", () => process.exit());

function spin() {
  const end = performance.now() + TURN_MS;
  while (performance.now() < end);
  // Between two turns Node.js notices that the other process has ended.
  setImmediate(spin);
}

spin();
