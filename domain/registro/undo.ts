/** An e-mail that staff send can be cancelled for a few seconds. */

export const UNDO_SECONDS = 10;

export interface Undo {
  /** Address of the screen whose action cancels it. */
  path: string;
  formulario: string;
  id: string;
}
