import type { Socket } from "node:net";
import { BoundedMap, type MapLimits } from "#server/bounded-map.ts";
import { type Answer, bytesOf } from "./answer.ts";
import { cacheOrigin } from "./cache-origin.ts";

export const ANSWER_LIMITS: MapLimits = { entries: 3_000, bytes: 16 * 1024 * 1024 };
/** How many spellings of `Host` are stored; a full map is cleared. */
const MAX_SPELLINGS = 100;

interface Variants {
  readonly names: readonly string[];
  readonly answers: Partial<Record<Answer["variant"], Answer>>;
}

type Paths = Map<string, Variants>;

type LocalEnd = Pick<Socket, "localPort">;

export class AnswerStore {
  readonly #origins = new Map<string, Paths>();
  /** Paths by `Host` as the client spells it. Two map reads cost less than joining host and path into one key. */
  readonly #hosts = new Map<string, Paths>();
  readonly #stored: BoundedMap<Answer>;
  readonly #origin: string | undefined;

  constructor(origin: string | undefined, limits: MapLimits = ANSWER_LIMITS) {
    this.#origin = origin;
    this.#stored = new BoundedMap(limits, (answer) => this.#unlink(answer));
  }

  get size(): number {
    return this.#stored.size;
  }

  get bytes(): number {
    return this.#stored.bytes;
  }

  set(answer: Answer): void {
    const { origin, path, names, variant } = answer;
    const paths = this.#origins.get(origin) ?? new Map<string, Variants>();
    this.#origins.set(origin, paths);
    const answers: Variants["answers"] = paths.get(path)?.answers ?? {};
    answers[variant] = answer;
    paths.set(path, { names, answers });
    if (!this.#stored.set(keyOf(answer), answer, bytesOf(answer))) this.#unlink(answer);
  }

  find(host: string, socket: LocalEnd, url: string): Variants["answers"] | undefined {
    // The port is read only for a new spelling of `Host`, because reading it is a system call.
    const paths = this.#hosts.get(host) ?? this.#pathsOf(host, socket.localPort);
    const exact = paths?.get(url);
    if (!paths || exact) return exact?.answers;
    const end = url.indexOf("?");
    const bare = end < 0 ? undefined : paths.get(url.slice(0, end));
    return bare && shapesNothing(url, end + 1, bare.names) ? bare.answers : undefined;
  }

  delete(answer: Answer): void {
    if (this.#stored.peek(keyOf(answer)) !== answer) return;
    this.#stored.delete(keyOf(answer));
    this.#unlink(answer);
  }

  #unlink(answer: Answer) {
    const { origin, path, variant } = answer;
    const paths = this.#origins.get(origin);
    const answers = paths?.get(path)?.answers;
    if (!paths || answers?.[variant] !== answer) return;
    delete answers[variant];
    if (Object.keys(answers).length === 0) paths.delete(path);
  }

  #pathsOf(host: string, port: number | undefined): Paths | undefined {
    const origin = cacheOrigin(this.#origin, host, port);
    const paths = origin === undefined ? undefined : this.#origins.get(origin);
    if (!paths) return undefined;
    if (this.#hosts.size >= MAX_SPELLINGS) this.#hosts.clear();
    this.#hosts.set(host, paths);
    return paths;
  }
}

/** @returns true if the query certainly contains none of the names; the query is not decoded */
function shapesNothing(url: string, start: number, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  // An escaped name would not be found (`%62usca` is `busca`), and a fragment is no part of the query.
  if (url.includes("%", start) || url.includes("#", start)) return false;
  return !names.some((name) => url.includes(name, start));
}

function keyOf({ variant, origin, path }: Answer): string {
  return `${variant} ${origin}${path}`;
}
