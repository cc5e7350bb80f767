/** Folders about one subject. A change in one of them reaches the tests of all, and the tests named here. */
export interface Subject {
  /** Beginnings of paths. The longest that fits a changed file decides. */
  folders: string[];
  /** Tests elsewhere that start the whole product or read files, which no import leads to. */
  tests?: string[];
  /** Browser tests: names of files in tests/e2e, without `.spec.ts`. */
  browser?: string[];
}
