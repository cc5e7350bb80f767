export const CONVENIOS_GUIDE = {
  documentos: [
    "Carteirinha do convênio atualizada, em papel ou no celular",
    "Documento de identidade com foto",
    "Pedido médico, quando o exame exigir",
    "Guia de autorização, se o convênio solicitar",
  ],
  observacoes: [
    {
      titulo: "Cobertura",
      texto: "Confirme com o convênio se o seu plano cobre o exame que o médico pediu.",
    },
    {
      titulo: "Autorização prévia",
      texto:
        "Alguns exames, como tomografia e ressonância, precisam ser autorizados antes da data marcada.",
    },
    {
      titulo: "Validade da carteirinha",
      texto:
        "Confira a data de validade. Com a carteirinha vencida, o convênio pode negar o exame.",
    },
    {
      titulo: "Carência",
      texto:
        "Quem contratou o plano há pouco tempo pode ter de esperar para usar parte da cobertura. Pergunte ao convênio.",
    },
  ],
  passos: [
    "Separe o pedido médico e a carteirinha do convênio",
    "Ligue ou mande mensagem pelo WhatsApp e diga o nome do exame e do convênio",
    "Peça a autorização ao convênio, se o exame precisar",
    "Anote o dia, o horário e o preparo que a equipe vai passar",
    "Chegue 15 minutos antes, com os documentos",
  ],
};
