import { endRunningTools } from "./run-tool.mjs";

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** From now on a signal ends the running tools. @returns {() => number | undefined} the exit code after a signal */
export function endToolsOnSignals() {
  let exitCode;
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      exitCode = code;
      void endRunningTools();
    });
  }
  return () => exitCode;
}
