/** The process that renders exam images. It has only the keys of its task's files, and may read no other data. */
import "./quiet.ts";
import type { RenderAnswer, RenderTask } from "./messages.ts";
import { RenderError } from "./render-error.ts";

async function work(task: RenderTask): Promise<RenderAnswer> {
  if (task.kind === "describe") {
    const { describe } = await import("./describe.ts");
    return { kind: "described", described: await describe(task.source) };
  }
  if (task.kind === "document") {
    const { extractDocument } = await import("./extract-document.ts");
    return { kind: "document", pdf: await extractDocument(task.source) };
  }
  const { openImage } = await import("./open-image.ts");
  const { drawFrame } = await import("./draw-frame.ts");
  const { encodeLevels, encodePicture } = await import("./encode-picture.ts");
  const drawn = await drawFrame(await openImage(task.source), task.frame, task.isCompanded);
  return task.kind === "render"
    ? { kind: "rendered", picture: await encodePicture(drawn, task) }
    : { kind: "cut", levels: await encodeLevels(drawn, task) };
}

process.on("message", (task: RenderTask) => {
  work(task)
    // A library's error may quote the file, so no part of the error is passed on.
    .catch((error: unknown): RenderAnswer => {
      const problem = error instanceof RenderError ? error.problem : "quebrada";
      return { kind: "failed", problem };
    })
    .then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit());
