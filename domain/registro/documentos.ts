/** The trail names a document by its kind and its id in one text. */

/** A new kind of document needs a line here and no change of the trail itself. */
const DOCUMENTOS = { laudo: "Laudo", mensagem: "Mensagem" } as const;

export type TipoDocumento = keyof typeof DOCUMENTOS;

/** `laudo:7f1c…`, as the database stores it. */
export type Documento = `${TipoDocumento}:${string}`;

export function documento(tipo: TipoDocumento, id: string): Documento {
  return `${tipo}:${id}`;
}

/** @returns the ids of the documents of this kind, in order */
export function idsDe(tipo: TipoDocumento, documentos: readonly string[]): string[] {
  const start = `${tipo}:`;
  return documentos.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
}
