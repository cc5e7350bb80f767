import { setTimeout as sleep } from "node:timers/promises";
import type { WorklistEntry, WorklistQuery } from "#domain/imagens/worklist.ts";
import type { DicomConfig } from "#server/config-imagens.ts";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import type { FromProcess } from "../process/receive/messages.ts";
import { CodeCounts } from "./code-counts.ts";
import { Intake, type IntakeNeeds } from "./intake.ts";
import { type ReceiveProcess, startProcess } from "./start-process.ts";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
/** After a process has run this long, the next restart waits only `FIRST_RETRY_MS` again. */
const SOUND_MS = 60_000;

interface ReceiverNeeds extends IntakeNeeds {
  config: { dataDir: string; dicom: DicomConfig };
  worklist(query: WorklistQuery): Promise<WorklistEntry[]>;
  log: Pick<Log, "warn" | "error">;
}

export interface Receiver {
  port: number;
  readonly pid: number | undefined;
  close(): Promise<void>;
}

/** @throws StartupError if the port cannot be opened */
export async function openReceiver(needs: ReceiverNeeds): Promise<Receiver> {
  const { dicom } = needs.config;
  const codes = new CodeCounts(needs.log);
  let current: { process: ReceiveProcess; intake: Intake; ended: Promise<void> } | undefined;
  let isClosing = false;

  /** @returns the port, or an error code if it cannot be opened @throws if the process's folder cannot be made */
  async function start(port: number): Promise<number | string> {
    const intake = await Intake.open(needs, { origem: "dicom" });
    const listening = Promise.withResolvers<number | string>();
    const ended = Promise.withResolvers<void>();
    const process = startProcess({
      folder: intake.folder,
      onMessage: (message) => onMessage(message),
      onEnd: () => {
        listening.resolve("ended");
        intake
          .close()
          // The server's next start removes what could not be removed now.
          .catch(() => needs.log.error({ code: "not-removed" }, "imagens"))
          .then(() => ended.resolve());
      },
    });
    const onMessage = (message: FromProcess) => {
      const isTaken = intake.receive(message, (reply, id) => {
        process.send({ kind: "reply", id, reply });
      });
      if (isTaken) return;
      if (message.kind === "code") codes.add(message.code);
      if (message.kind === "listening") listening.resolve(message.port);
      if (message.kind === "not-listening") listening.resolve(message.code);
    };
    current = { process, intake, ended: ended.promise };
    const { host, ae, peers } = dicom;
    process.send({ kind: "listen", port, host, ae, peers: [...peers] });
    return listening.promise;
  }

  async function stop(): Promise<void> {
    current?.process.child.kill("SIGKILL");
    await current?.ended;
    current = undefined;
  }

  /** Never throws, because otherwise nothing would receive images until the server's next start. */
  async function keepRunning(port: number): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!isClosing) {
      const begun = performance.now();
      await current?.ended;
      if (isClosing) return;
      needs.log.error({ code: "ended" }, "imagens");
      if (performance.now() - begun > SOUND_MS) retryMs = FIRST_RETRY_MS;
      await sleep(retryMs, undefined, { ref: false });
      retryMs = Math.min(LONGEST_RETRY_MS, 2 * retryMs);
      if (isClosing) return;
      const opened = await start(port).catch(() => "not-started");
      if (typeof opened === "string" || isClosing) await stop();
    }
  }

  const port = await start(dicom.port);
  if (typeof port === "string") {
    await stop();
    throw new StartupError(
      `DICOM_PORT: a porta ${dicom.port} não pôde ser aberta em ${dicom.host} (${port}).`,
    );
  }
  const running = keepRunning(port);
  return {
    port,
    get pid() {
      return current?.process.child.pid;
    },
    async close() {
      isClosing = true;
      await stop();
      await running;
      codes.close();
    },
  };
}
