interface AvisoWhatsapp {
  clinica: string;
  origin: string;
}

/** @returns the message to a patient whose report is released. It names no exam, because other people may see it. */
export function avisoWhatsapp({ clinica, origin }: AvisoWhatsapp): string {
  return `Olá! Aqui é da ${clinica}. Há um documento seu disponível em ${origin}/resultados. Para abrir, use o seu CPF, a data de nascimento e o código do seu comprovante. Qualquer dúvida, responda esta mensagem.`;
}
