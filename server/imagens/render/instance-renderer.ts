import type { ProblemaImagem } from "#domain/imagens/problemas.ts";
import type {
  Described,
  FrameTask,
  Level,
  Picture,
  RenderAnswer,
  RenderTask,
  SourceFile,
} from "../process/render/messages.ts";
import { type Processes, RenderProcessEnded, RenderWorker } from "./render-worker.ts";

/** The time after which a series' remaining images are given up; 5,000 slices take three minutes. */
const SERIE_MS = 20 * 60_000;

type ForSource<Task> = Omit<Task, "source"> & { source: number };

/** An instance that ended the process is not tried again. */
export class InstanceRenderer {
  readonly #sources: readonly SourceFile[];
  readonly #worker: RenderWorker;
  readonly #problems = new Map<number, ProblemaImagem>();
  readonly #givenUp = new Set<number>();
  readonly #until = performance.now() + SERIE_MS;

  private constructor(sources: readonly SourceFile[], worker: RenderWorker) {
    this.#sources = sources;
    this.#worker = worker;
  }

  static async for(
    sources: readonly SourceFile[],
    processes?: Processes,
  ): Promise<InstanceRenderer> {
    return new InstanceRenderer(sources, await RenderWorker.for(sources, processes));
  }

  get problems(): { source: number; problem: ProblemaImagem }[] {
    return [...this.#problems]
      .sort(([one], [other]) => one - other)
      .map(([source, problem]) => ({ source, problem }));
  }

  note(source: number, problem: ProblemaImagem): void {
    if (!this.#problems.has(source)) this.#problems.set(source, problem);
  }

  async describe(source: number): Promise<Described | undefined> {
    const answer = await this.#send(source, (file) => ({ kind: "describe", source: file }));
    return answer?.kind === "described" ? answer.described : undefined;
  }

  async render(task: ForSource<FrameTask>): Promise<Picture | undefined> {
    const answer = await this.#send(task.source, (source) => ({ ...task, kind: "render", source }));
    return answer?.kind === "rendered" ? answer.picture : undefined;
  }

  async cut(task: ForSource<FrameTask>): Promise<Level[]> {
    const answer = await this.#send(task.source, (source) => ({ ...task, kind: "cut", source }));
    return answer?.kind === "cut" ? answer.levels : [];
  }

  close(): void {
    this.#worker.close();
  }

  async #send(
    source: number,
    taskFor: (file: SourceFile) => RenderTask,
  ): Promise<RenderAnswer | undefined> {
    const file = this.#sources[source];
    if (!file || this.#givenUp.has(source)) return undefined;
    if (performance.now() > this.#until) return void this.#giveUp(source);
    try {
      const answer = await this.#worker.send(taskFor(file));
      if (answer.kind === "failed") this.note(source, answer.problem);
      return answer;
    } catch (error) {
      if (!(error instanceof RenderProcessEnded)) throw error;
      this.#giveUp(source);
    }
  }

  #giveUp(source: number): void {
    this.#givenUp.add(source);
    this.note(source, "pesada");
  }
}
