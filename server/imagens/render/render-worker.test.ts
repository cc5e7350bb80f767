import { type ForkOptions, fork, type StdioOptions } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { brokenCtSlice, ctSlice } from "#demo/imagens-exame/stacks.ts";
import { readUsage, type Usage } from "#server/pdf/process-usage.ts";
import { PHANTOM, withSources } from "#tests/support/dicom/rendered-series.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { FrameTask } from "../process/render/messages.ts";
import { renderSerie } from "./render-serie.ts";
import { type Processes, RenderProcessEnded, RenderWorker } from "./render-worker.ts";

/** Replaces the rendering program, with the same rights. A task for frame 0 tests these rights. */
const PROBE = `
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const attempt = (work) => { try { work(); return "done"; } catch (error) { return error.code; } };
process.on("message", ({ frame, source }) => {
  if (frame === 1) for (;;);
  if (frame === 2) process.exit(1);
  process.send({ kind: "failed", problem: {
    settings: Object.keys(process.env).filter((name) => name !== "NODE_CHANNEL_FD" && name !== "NODE_CHANNEL_SERIALIZATION_MODE"),
    writes: attempt(() => writeFileSync(source.path, "")),
    own: attempt(() => readFileSync(source.path)),
    other: attempt(() => readFileSync(source.file.name)),
    sources: attempt(() => readFileSync("server/config.ts")),
    starts: attempt(() => spawnSync("true")),
  } });
});
const on = process.on;
process.on = (name, listener) => name === "message" ? process : on.call(process, name, listener);`;

const LOUD = `
process.on("message", (task) => { for (const method of ["log", "info", "warn", "error"]) console[method](task); });`;

const machine = {
  usage: undefined as undefined | Usage,
  probe: "",
  started: 0,
  readings: 0,
  onFork: undefined as undefined | ((started: number) => void),
  said: undefined as undefined | string[],
  outputs: undefined as StdioOptions | undefined,
};

const processes: Processes = {
  fork(program: string | URL, args: unknown, given?: ForkOptions) {
    const options = given ?? {};
    const probe = `data:text/javascript,${encodeURIComponent(machine.probe)}`;
    const { said } = machine;
    machine.outputs = options.stdio;
    machine.started += 1;
    machine.onFork?.(machine.started);
    const child = fork(program, args as string[], {
      ...options,
      execArgv: [...(options.execArgv ?? []), "--import", probe],
      stdio: said ? ["ignore", "pipe", "pipe", "ipc"] : options.stdio,
    });
    for (const output of [child.stdout, child.stderr]) {
      output?.on("data", (piece: Buffer) => said?.push(piece.toString("latin1")));
    }
    return child;
  },
  readUsage: async (pid) => {
    machine.readings += 1;
    return machine.usage ?? (await readUsage(pid));
  },
};

afterEach(() => {
  machine.usage = undefined;
  machine.probe = "";
  machine.started = 0;
  machine.onFork = undefined;
  machine.said = undefined;
});

const STACK = { part: "head", series: 1, slices: 9, side: 64, description: "" } as const;
const slice = (instance: number) => ctSlice(PHANTOM, { ...STACK, instance });
const OPTIONS = { isCompanded: false, longest: 1024, quality: 80, atMost: 1e9 };

async function probe(tried: number): Promise<unknown> {
  machine.probe = PROBE;
  return withSources({ own: slice(1), other: slice(2) }, async ([own, other]) => {
    const task: FrameTask = {
      ...OPTIONS,
      frame: tried,
      source: {
        path: own?.path ?? "",
        bytes: 1,
        file: { key: Buffer.alloc(1), name: other?.path ?? "" },
      },
    };
    const worker = await RenderWorker.for([task.source], processes);
    try {
      const answer = await worker.send({ ...task, kind: "render" });
      return answer.kind === "failed" && answer.problem;
    } finally {
      worker.close();
    }
  });
}

test("it reads its task's files alone, and may neither write nor start anything", async () => {
  process.env.SECRET_KEY_PROBE = "x";
  const found = await probe(0);
  delete process.env.SECRET_KEY_PROBE;
  const denied = "ERR_ACCESS_DENIED";
  expect(found).toEqual({
    settings: [],
    writes: denied,
    own: "done",
    other: denied,
    sources: denied,
    starts: denied,
  });
});

const IDLE = { processorMs: 500, residentBytes: 100 * 1024 * 1024 };

test("a frame that takes more than 560 MB ends it", async () => {
  machine.usage = { ...IDLE, residentBytes: 560 * 1024 * 1024 + 1 };
  await expect(probe(1)).rejects.toThrow(RenderProcessEnded);
});

test("a frame that takes more than 30 s of the processor ends it", async () => {
  machine.usage = IDLE;
  const before = machine.readings;
  const endless = expect(probe(1)).rejects.toThrow(RenderProcessEnded);
  await eventually(() => expect(machine.readings).toBeGreaterThan(before));
  machine.usage = { ...IDLE, processorMs: IDLE.processorMs + 30_001 };
  await endless;
});

test("a process that ends by itself is told from a file that cannot be read", async () => {
  await expect(probe(2)).rejects.toThrow(RenderProcessEnded);
});

test("what ends it is named as too heavy, and the series goes on in another process", async () => {
  const heavy = { ...IDLE, residentBytes: 1024 ** 3 };
  machine.onFork = (started) => {
    machine.usage = started === 1 ? heavy : undefined;
  };
  await withSources({ a: slice(1), b: slice(2), c: slice(3) }, async (sources) => {
    const packs: Uint8Array[] = [];
    const put = async (_: number, bytes: Uint8Array) => void packs.push(bytes);
    const { indice, falhas } = await renderSerie(sources, put, processes);
    expect(falhas).toEqual([{ id: "a", problema: "pesada" }]);
    expect(indice?.quadros).toHaveLength(2);
    expect(indice?.pacotes).toEqual(packs.map(({ length }) => length));
  });
});

test("nothing of a file reaches its outputs, which the server keeps closed besides", async () => {
  const said: string[] = [];
  machine.said = said;
  machine.probe = LOUD;
  const files = {
    a: slice(1),
    b: withPrivateName(slice(2)),
    c: slice(3).slice(0, 1_500),
    d: brokenCtSlice(PHANTOM, { ...STACK, instance: 4 }),
  };
  const { falhas } = await withSources(files, (sources) =>
    renderSerie(sources, async () => {}, processes),
  );
  expect(falhas.map(({ id }) => id)).toEqual(["c", "d"]);
  expect(said.join("")).toBe("");
  expect(machine.outputs).toEqual(["ignore", "ignore", "ignore", "ipc"]);
});

function withPrivateName(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf(Buffer.from("e07f1000", "hex"));
  const name = Buffer.from(`${PHANTOM.patientName} `);
  const head = Buffer.from([0x91, 0x00, 0x01, 0x10, 0x4c, 0x4f, name.length, 0x00]);
  return Buffer.concat([bytes.subarray(0, at), head, name, bytes.subarray(at)]);
}
