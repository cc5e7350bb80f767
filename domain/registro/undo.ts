export const UNDO_SECONDS = 10;

export interface Undo {
  path: string;
  formulario: string;
  id: string;
  antes_de?: string;
  depois_de?: string;
}
