/** conform adds, moves or removes a list's row by submitting the form. Such a submission never leaves the browser. */

const INTENT = "__intent__";

export function isRowIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute("name") === INTENT;
}
