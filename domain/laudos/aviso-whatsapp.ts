interface AvisoWhatsapp {
  clinica: string;
  origin: string;
}

/** Names no exam, because other people may see the message. */
export function avisoWhatsapp({ clinica, origin }: AvisoWhatsapp): string {
  return `Olá! Aqui é da ${clinica}. Há um documento seu disponível em ${origin}/resultados. Para abrir, use o seu CPF, a data de nascimento e o código do seu comprovante. Qualquer dúvida, responda esta mensagem.`;
}
