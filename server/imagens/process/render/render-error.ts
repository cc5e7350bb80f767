import type { RenderProblem } from "./messages.ts";

export class RenderError extends Error {
  readonly problem: RenderProblem;

  constructor(problem: RenderProblem) {
    super(problem);
    this.problem = problem;
  }
}
