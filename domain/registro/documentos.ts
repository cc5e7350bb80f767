/** The trail refers to a document by its kind and its id in one text. */

/** A new kind of document is added here; the trail itself does not change. */
const DOCUMENTOS = {
  laudo: "Laudo",
  mensagem: "Mensagem",
  agendamento: "Agendamento",
  compartilhamento: "Compartilhamento",
  estudo: "Estudo de imagens",
  serie: "Série de imagens",
} as const;

export type TipoDocumento = keyof typeof DOCUMENTOS;

/** A reference such as `laudo:7f1c…`, as the database stores it. */
export type Documento = `${TipoDocumento}:${string}`;

export function documento(tipo: TipoDocumento, id: string): Documento {
  return `${tipo}:${id}`;
}

/** @returns the ids of the documents of this kind, in the given order */
export function idsDe(tipo: TipoDocumento, documentos: readonly string[]): string[] {
  const start = `${tipo}:`;
  return documentos.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
}
