import os from "node:os";
import path from "node:path";
import type { Role } from "#domain/permissions.ts";
import { uploadPicture } from "#server/images/upload/upload-picture.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { TestDatabase } from "./database.ts";
import { memoryStorage } from "./memory-storage.ts";
import { photo } from "./photo.ts";
import { identityOf } from "./staff-identity.ts";

interface Sending {
  bytes?: Uint8Array<ArrayBuffer>;
  bucket?: string;
  name?: string;
  recorte?: object;
  isPermanent?: boolean;
  role?: Role;
  storage?: Storage;
  send?: Queue["send"];
}

export function uploads(test: TestDatabase, jobs: string[] = []) {
  return async function upload({
    bytes,
    bucket = "blog",
    name = "Recepção nova.JPG",
    recorte,
    isPermanent = false,
    ...to
  }: Sending) {
    const form = new FormData();
    form.set("bucket", bucket);
    if (recorte) form.set("recorte", JSON.stringify(recorte));
    if (isPermanent) form.set("guardar", "sim");
    form.set("arquivo", new File([bytes ?? (await photo())], name));
    const request = new Request("http://127.0.0.1/", { method: "POST", body: form });
    const { role = "editor", storage = memoryStorage().storage } = to;
    const send: Queue["send"] = to.send ?? (async (_tx, job) => void jobs.push(job));
    const identity = await identityOf(test, role);
    return uploadPicture(request, {
      storage,
      log: createLog("silent"),
      dataDir: path.join(os.tmpdir(), "clinica-picture-uploads"),
      queue: { send },
      run: (work) => test.database.as(identity, work),
    });
  };
}
