export const DEFAULT_DEPOIMENTOS = [
  {
    nome: "Paciente de ultrassonografia",
    texto:
      "Cheguei nervosa e a equipe explicou tudo antes de começar. Fui atendida no horário e recebi o laudo pelo celular no dia seguinte.",
  },
  {
    nome: "Paciente de ressonância magnética",
    texto:
      "Eu tinha receio de ficar dentro do aparelho. A técnica conversou comigo o tempo todo e fez pausas quando precisei.",
  },
];

export const DEFAULT_DEPOIMENTOS_FIGURES = {
  satisfacao: "98%",
  media: "4,9",
  avaliacoes: "500+",
};
