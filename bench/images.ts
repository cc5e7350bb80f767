import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { parseImagem } from "#domain/midia/imagem.ts";
import { UPLOAD_MAX_BYTES } from "#domain/midia/midia.ts";
import type { Figure } from "./figure.ts";
import { type StartedServer, startServer, withFolder } from "./started-server.ts";

const AT_ONCE = 5;
const ANSWER_MS = 2_000;
const VARIANTS_MS = 10_000;
const MEMORY_MB = 400;
const POLL_MS = 100;

export function measureImages(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    // All photographs differ, because equal files would be stored once.
    const photographs: string[] = [];
    for (let index = 0; index <= AT_ONCE; index++) {
      const file = path.join(folder, `foto-${index}.jpg`);
      await writeFile(file, await drawPhotograph(index));
      photographs.push(file);
    }
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    try {
      return await measure(server, photographs);
    } finally {
      await server.stop();
    }
  });
}

async function measure(server: StartedServer, photographs: string[]): Promise<Figure[]> {
  const cookie = await signIn(server.url);
  const memory = watchMemory(server);
  const [first = "", ...others] = photographs;
  const alone = await send(server.url, cookie, first);
  const aloneReady = await untilReady(server.url, cookie, [alone.url]);
  const processorBefore = server.processorMs();
  const started = performance.now();
  const together = await Promise.all(others.map((file) => send(server.url, cookie, file)));
  const slowest = Math.max(...together.map(({ ms }) => ms));
  await untilReady(
    server.url,
    cookie,
    together.map(({ url }) => url),
  );
  const allReady = performance.now() - started;
  const processor = (server.processorMs() - processorBefore) / AT_ONCE;
  const most = memory.stop();
  const how =
    "POST /admin/midia/enviar in the demonstration, photographs of 12 megapixels and almost 5 MB";
  return [
    {
      name: "one photograph, the answer",
      value: alone.ms,
      unit: "ms",
      budget: { atMost: ANSWER_MS },
      how,
    },
    {
      name: "one photograph, AVIF ready",
      value: alone.ms + aloneReady,
      unit: "ms",
      budget: { atMost: VARIANTS_MS },
      how,
    },
    {
      name: `${AT_ONCE} at once, the last answer`,
      value: slowest,
      unit: "ms",
      budget: { atMost: ANSWER_MS },
      how,
    },
    {
      name: `${AT_ONCE} at once, AVIF of all`,
      value: allReady,
      unit: "ms",
      budget: { atMost: VARIANTS_MS },
      how,
    },
    {
      name: "processor per photograph",
      value: processor,
      unit: "ms",
      how: "what it costs on a busy machine too",
    },
    {
      name: "memory of the server, at most",
      value: most,
      unit: "MB",
      budget: { atMost: MEMORY_MB },
      how: "VmRSS during the uploads",
    },
  ];
}

/** Shapes, light and sensor noise make the file compress as badly as a real photograph. */
async function drawPhotograph(seed: number): Promise<Buffer> {
  const size = { width: 4000, height: 3000, channels: 3 as const };
  const noise = (sigma: number) => ({ type: "gaussian" as const, mean: 128, sigma });
  const shapes = await sharp({
    create: { width: 400 + seed, height: 300, channels: 3, background: "#888", noise: noise(60) },
  })
    .blur(3)
    .resize(size.width, size.height, { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = await sharp({ create: { ...size, background: "#888", noise: noise(14) } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const drawn = sharp(shapes).composite([{ input: grain, blend: "soft-light" }]);
  for (const quality of [94, 92, 90, 87, 84]) {
    const photograph = await drawn.clone().jpeg({ quality }).toBuffer();
    if (photograph.byteLength <= UPLOAD_MAX_BYTES) return photograph;
  }
  throw new Error("no photograph of up to 5 MB");
}

async function signIn(url: string): Promise<string> {
  const editor = DEMO_USUARIOS.find(({ tipo_usuario }) => tipo_usuario === "editor");
  const answer = await fetch(`${url}/admin/entrar`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ email: editor?.email ?? "", senha: DEMO_SENHA }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function send(server: string, cookie: string, file: string) {
  const body = new FormData();
  body.set("bucket", "hero");
  body.set("arquivo", new File([await readFile(file)], path.basename(file)));
  const started = performance.now();
  const headers = { origin: server, cookie };
  const answer = await fetch(`${server}/admin/midia/enviar`, { method: "POST", headers, body });
  const { url, error } = (await answer.json()) as { url?: string; error?: string };
  if (!url) throw new Error(`an upload answered ${answer.status}: ${error}`);
  return { url, ms: performance.now() - started };
}

/** Waits for each image's AVIF of full width, because the server makes it after all other files of the image. */
async function untilReady(server: string, cookie: string, urls: string[]): Promise<number> {
  const started = performance.now();
  const left = new Set(urls.map((url) => url.replace(".webp", `-${parseImagem(url).width}.avif`)));
  while (left.size > 0) {
    if (performance.now() - started > 10 * VARIANTS_MS) throw new Error("no AVIF");
    for (const url of left) {
      const { status } = await fetch(server + url, { headers: { cookie } });
      if (status === 200) left.delete(url);
    }
    await sleep(POLL_MS);
  }
  return performance.now() - started;
}

function watchMemory(server: StartedServer) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, server.residentMegabytes());
  }, POLL_MS);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
