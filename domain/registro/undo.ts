/** E-mails of staff are delayed for these seconds, in which they can be cancelled. */

export const UNDO_SECONDS = 10;

export interface Undo {
  /** The address whose action cancels the e-mail. */
  path: string;
  formulario: string;
  id: string;
}
