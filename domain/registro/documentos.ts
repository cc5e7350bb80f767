import { ownValue } from "../texto/own-value.ts";

const DOCUMENTOS = {
  laudo: "Laudo",
  mensagem: "Mensagem",
  agendamento: "Agendamento",
  compartilhamento: "Compartilhamento",
  estudo: "Estudo de imagens",
  serie: "Série de imagens",
} as const;

export type TipoDocumento = keyof typeof DOCUMENTOS;

export type Documento = `${TipoDocumento}:${string}`;

export function documento(tipo: TipoDocumento, id: string): Documento {
  return `${tipo}:${id}`;
}

export function idsDe(tipo: TipoDocumento, documentos: readonly string[]): string[] {
  const start = `${tipo}:`;
  return documentos.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
}

/** @returns all documents of other kinds than `but`, with their kind */
export function outrosDocumentos(
  documentos: readonly string[],
  but: TipoDocumento,
): { tipo: string; label: string; id: string }[] {
  return documentos.flatMap((one) => {
    const [tipo = "", id = ""] = one.split(":");
    return tipo === but ? [] : [{ tipo, label: ownValue<string>(DOCUMENTOS, tipo) ?? tipo, id }];
  });
}
