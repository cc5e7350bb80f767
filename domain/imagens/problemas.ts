export const PROBLEMAS_IMAGEM = [
  "documento",
  "documento_recusado",
  "nao_e_imagem",
  "codificacao",
  "grande",
  "longa",
  "pesada",
  "quebrada",
  "perdida",
] as const;
export type ProblemaImagem = (typeof PROBLEMAS_IMAGEM)[number];

/** PDFs that equipment sends among images. They can become reports, but no patient gets them with the images. */
export const DOCUMENTOS_IMAGEM = [
  "documento",
  "documento_recusado",
] as const satisfies readonly ProblemaImagem[];

export const EXIBIDA_EM_PARTE = "longa" satisfies ProblemaImagem;

export const NAO_FALTAM = [...DOCUMENTOS_IMAGEM, EXIBIDA_EM_PARTE] as const;

export const FORA_DO_DOWNLOAD = [
  ...DOCUMENTOS_IMAGEM,
  "perdida",
] as const satisfies readonly ProblemaImagem[];

export function isDocumento(
  problema: ProblemaImagem | null,
): problema is (typeof DOCUMENTOS_IMAGEM)[number] {
  return DOCUMENTOS_IMAGEM.some((one) => one === problema);
}

const TEXTOS: Record<ProblemaImagem, string> = {
  documento: "é um documento PDF, que espera na fila de laudos",
  documento_recusado: "é um documento que não pode ser aceito como laudo",
  nao_e_imagem: "não é uma imagem",
  codificacao: "está em um formato que não pode ser exibido aqui",
  grande: "tem pontos demais para ser exibida aqui",
  longa: "é longa demais, e só o começo é exibido",
  pesada: "levaria tempo ou memória demais para ser exibida aqui",
  quebrada: "não pôde ser lida",
  perdida: "não está mais guardada aqui",
};

export function problemaTexto(problema: ProblemaImagem): string {
  return TEXTOS[problema];
}
