import type { RenderSource } from "./render-serie.ts";
import { RenderProcessEnded, RenderWorker } from "./render-worker.ts";

export async function extractPdf({
  path,
  file,
  bytes,
}: RenderSource): Promise<Uint8Array | undefined> {
  const source = { path, file: { key: file.key, name: file.name }, bytes };
  const worker = await RenderWorker.for([source]);
  try {
    const answer = await worker.send({ kind: "document", source });
    return answer.kind === "document" ? answer.pdf : undefined;
  } catch (error) {
    if (error instanceof RenderProcessEnded) return undefined;
    throw error;
  } finally {
    worker.close();
  }
}
