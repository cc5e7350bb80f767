/** Recognises submissions by which conform adds, moves or removes a list's row. They never leave the browser. */

const INTENT = "__intent__";

export function isRowIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute("name") === INTENT;
}
