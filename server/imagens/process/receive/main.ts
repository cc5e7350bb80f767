/** The process that receives exam images. It gets only keys of single files, never the server's own keys. */
import type { ToProcess } from "./messages.ts";
import { onReply, say } from "./parent.ts";

/** Must be called before the libraries are loaded, because they print patients' data. */
function silence(): void {
  const nothing = () => {};
  for (const name of ["log", "info", "warn", "error", "debug", "trace"] as const) {
    console[name] = nothing;
  }
}

async function work(task: ToProcess): Promise<void> {
  if (task.kind === "reply") return onReply(task.id, task.reply);
  if (task.kind === "ask-alive") return say({ kind: "alive" });
  if (task.kind === "listen") {
    const { listen } = await import("./dicom/listen.ts");
    return listen(task);
  }
  if (task.kind === "read") {
    const { readFiles } = await import("./files/read-files.ts");
    await readFiles(task.files);
    return say({ kind: "done" });
  }
  const { pull } = await import("./pacs/pull.ts");
  const problem = await pull(task);
  say({ kind: "done", ...(problem && { problem }) });
}

silence();
process.on("message", (task: ToProcess) => {
  work(task).catch(() => process.exit(1));
});
process.on("disconnect", () => process.exit());
