/** Adding, moving or removing a row is a submit of its form, which never leaves the browser. */

/** conform's name of the button that changes a list. */
const INTENT = "__intent__";

export function isRowIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute("name") === INTENT;
}
