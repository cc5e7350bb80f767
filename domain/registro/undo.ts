/** The seconds for which staff can cancel an e-mail, or undo a deletion or a move. */

export const UNDO_SECONDS = 10;

export interface Undo {
  /** The URL to which the form that undoes the action is sent. */
  path: string;
  formulario: string;
  id: string;
  /** The record before which a moved record stood. */
  antes_de?: string;
  depois_de?: string;
}
