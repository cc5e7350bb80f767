/** E-mails of staff are delayed for these seconds; the notice of a deletion or a move offers to undo it as long. */

export const UNDO_SECONDS = 10;

export interface Undo {
  /** The address whose action undoes it. */
  path: string;
  formulario: string;
  id: string;
  /** The record beside which a moved one stood. */
  antes_de?: string;
  depois_de?: string;
}
