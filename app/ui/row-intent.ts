/** Adding, moving or removing a row passes through its form as a submit, and never leaves the browser. */

/** What conform names the button that changes a list. */
const INTENT = "__intent__";

export function isRowIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute("name") === INTENT;
}
