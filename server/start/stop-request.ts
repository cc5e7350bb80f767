/** When this process is asked to end: by a signal, or because whoever started it is gone. */

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Calls `stop` at the first request; later ones change nothing, so that an impatient second Ctrl-C
 * does not leave a database behind. The launcher that died without a word shows as its closed channel.
 */
export function onStopRequest(stop: (reason: string) => void): void {
  let isStopping = false;
  const send = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  for (const signal of SIGNALS) process.on(signal, send);
  process.on("disconnect", () => send("disconnect"));
}
