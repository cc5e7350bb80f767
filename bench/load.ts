import { spawnSync } from "node:child_process";
import { Agent, get } from "node:http";

export interface LoadResult {
  requests: number;
  perSecond: number;
  p99: number;
  /** Bytes of one answer: with headers if wrk measures, without headers if Node.js measures. */
  bytes: number;
  how: string;
}

export interface Load {
  connections: number;
  seconds: number;
  isCompressed?: boolean;
  headers?: Readonly<Record<string, string>>;
}

const BYTES = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** @throws on a connection error, and on a status other than 2xx and 3xx (without wrk: other than 200 and 304) */
export function load(url: string, requested: Load): Promise<LoadResult> {
  const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;
  return hasWrk ? loadByWrk(url, requested) : loadByNode(url, requested);
}

async function loadByWrk(url: string, { connections, seconds, isCompressed, headers }: Load) {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s"];
  if (isCompressed) args.push("-H", "Accept-Encoding: br");
  for (const [name, value] of Object.entries(headers ?? {})) args.push("-H", `${name}: ${value}`);
  const { stdout } = spawnSync("wrk", [...args, url], { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, read = "0", size = "MB"] = /([\d.]+)(B|KB|MB|GB) read/.exec(stdout) ?? [];
  const [, number = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requests,
    bytes: (Number(read) * BYTES[size as keyof typeof BYTES]) / requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
    how: `wrk ${args.join(" ")}`,
  };
}

async function loadByNode(
  url: string,
  { connections, seconds, isCompressed, headers: more }: Load,
) {
  const headers = { ...(isCompressed && { "accept-encoding": "br" }), ...more };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const end = performance.now() + seconds * 1000;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200 && answer.statusCode !== 304)
          reject(new Error(`answered ${answer.statusCode}`));
        answer.on("data", (part: Buffer) => {
          bytes += part.length;
        });
        answer.on("end", () => {
          times.push(performance.now() - started);
          resolve();
        });
      }).on("error", reject);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await send();
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    bytes: bytes / times.length,
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    how: `${connections} connections of node:http for ${seconds} s`,
  };
}
