export interface Fault {
  /** What users would see: a sentence, which is also the fault's name. */
  breaks: string;
  file: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** The test files that must see the fault. */
  tests: readonly string[];
  /** The beginnings of the titles of the tests that must see it, so that it shares a build with others of these tests. */
  titles?: readonly string[];
  area: string;
}

export function listFaults(): Promise<Fault[]>;
export function findProblem(fault: Omit<Fault, "area">, root?: string): string | undefined;
export function withFault(fault: Pick<Fault, "find" | "replace">, code: string): string;
