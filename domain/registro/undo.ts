/** What leaves by mail at somebody's tap, and can be taken back for a moment. */

/** How long such a mail waits before it leaves. */
export const UNDO_SECONDS = 10;

/** What a button sends to take it back. */
export interface Undo {
  /** Of the screen whose action does it. */
  path: string;
  formulario: string;
  id: string;
}
