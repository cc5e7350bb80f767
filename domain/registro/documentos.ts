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
