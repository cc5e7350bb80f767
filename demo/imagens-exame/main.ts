/** A separate process, because each image takes seconds to draw and the site must answer meanwhile. */
import type { PhantomIdentity } from "./identity.ts";
import { type PhantomKind, phantomFiles } from "./phantom-files.ts";

export interface DrawTask {
  kind: PhantomKind;
  identity: PhantomIdentity;
}

/** Null after the last file. */
export type DrawnFile = Uint8Array | null;

process.on("message", async ({ kind, identity }: DrawTask) => {
  for await (const { bytes } of phantomFiles(kind, identity)) process.send?.(bytes);
  process.send?.(null);
});
process.on("disconnect", () => process.exit());
