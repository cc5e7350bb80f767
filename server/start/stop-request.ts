const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Ignores a second Ctrl-C, so that PostgreSQL is not left running. */
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
