interface SuggestedResposta {
  nome: string;
  texto: string;
}

export const SUGGESTED_RESPOSTAS: readonly SuggestedResposta[] = [
  {
    nome: "Preparo do exame",
    texto:
      "O preparo de [exame] está na página do exame, no nosso site, passo a passo. Se você toma algum remédio todos os dias, está grávida ou acha que pode estar, ligue para nós antes de começar o preparo.",
  },
  {
    nome: "Marcar exame",
    texto:
      "Para marcar [exame] precisamos do pedido médico, do seu nome completo, da data de nascimento e de um telefone. Diga também se é particular ou por convênio, e os dias e horários que servem para você.",
  },
  {
    nome: "O que trazer no dia",
    texto:
      "No dia de [exame], traga um documento com foto, o pedido médico, a carteirinha do convênio, se for o caso, e os exames anteriores da mesma região. Chegue [minutos] minutos antes.",
  },
  {
    nome: "Convênio",
    texto:
      "Sobre [exame] pelo convênio [convênio]: [resposta]. Alguns exames pedem autorização antes; nesse caso nós enviamos o pedido e avisamos quando o convênio responder.",
  },
  {
    nome: "Valor particular",
    texto:
      "O valor de [exame] particular é de R$ [valor]. As formas de pagamento são [formas de pagamento].",
  },
  {
    nome: "Resultado: como ver",
    texto:
      "Quando o laudo estiver pronto, você o abre no nosso site, em Resultados Online, com o CPF, a data de nascimento e o protocolo do comprovante. Sem o protocolo, enviamos um código para o e-mail cadastrado. Por segurança não enviamos laudos nem falamos de resultados por e-mail ou WhatsApp.",
  },
  {
    nome: "Remarcar ou desmarcar",
    texto:
      "Sem problema. Para remarcar [exame], diga os dias e horários que servem para você. Se não puder mais vir, responda a esta mensagem e desmarcamos.",
  },
  {
    nome: "Dúvida para o médico",
    texto:
      "Essa pergunta quem responde é o médico que pediu o exame, que conhece o seu caso. Leve a ele o laudo e as imagens. Se estiver com dor forte, falta de ar ou sangramento, procure um pronto-socorro agora.",
  },
  {
    nome: "Agradecer um elogio",
    texto:
      "Que bom ler isso, [nome]. Vamos mostrar a sua mensagem a quem atendeu você. Muito obrigado por escrever.",
  },
  {
    nome: "Responder a uma reclamação",
    texto:
      "Sentimos muito pelo que aconteceu, [nome], e obrigado por contar. Vamos conversar com a equipe e responder a você até [data]. Se preferir falar por telefone, diga o melhor horário.",
  },
];
