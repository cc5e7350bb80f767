/** Testimonials of invented patients, without diagnosis or promise (CFM, Resolução 2.336/2023). */
export const DEMO_DEPOIMENTOS = [
  {
    nome: "Lourdes A.",
    texto:
      "Levei minha mãe para a densitometria. Explicaram cada passo com calma, e ela saiu de lá contando a novidade para as vizinhas.",
    consentimento: "Lourdes Aparecida Brites, por escrito na recepção, em 03/08/2026",
  },
  {
    nome: "Everton P.",
    texto:
      "Cheguei dez minutos antes e fui chamado no horário. O preparo que recebi pelo WhatsApp estava certinho.",
    consentimento: "Everton Pacheco, por WhatsApp, em 19/08/2026",
  },
  {
    nome: "Gestante de Batayporã",
    texto:
      "A médica foi mostrando tudo na tela e deixou meu marido entrar. Foi a primeira vez que não senti pressa num exame.",
    consentimento: "Paciente com nome no cadastro interno, por e-mail, em 02/09/2026",
  },
  {
    nome: "Seu Anísio",
    texto:
      "Tenho medo de lugar fechado. A técnica conversou comigo o tempo todo durante a ressonância e parou quando pedi.",
    consentimento: "Anísio Ferreira Lopes, por escrito na recepção, em 21/09/2026",
  },
  {
    nome: "Marta, mãe do Davi",
    texto: "Meu filho de quatro anos ganhou um adesivo e quis voltar. Isso diz tudo.",
    consentimento: "Marta Regina Souza, por WhatsApp, em 14/10/2026",
  },
];

export const DEMO_DEPOIMENTOS_SECAO = {
  mostrar: true,
  satisfacao: "98%",
  media: "4,8",
  avaliacoes: "312",
};
