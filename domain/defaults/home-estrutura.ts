export const DEFAULT_HOME_ESTRUTURA = {
  titulo: "Um lugar pensado para você esperar pouco e ficar bem",
  descricao:
    "Salas preparadas para cada tipo de exame, espaço para o acompanhante e uma recepção que orienta desde a chegada.",
  imagens: [],
  facilidades: [
    {
      icone: "Accessibility",
      titulo: "Acessibilidade",
      descricao: "Entrada sem degraus, banheiro adaptado e ajuda da equipe quando você precisar.",
    },
    {
      icone: "Car",
      titulo: "Estacionamento",
      descricao:
        "Vagas para pacientes, com espaço reservado para idosos e pessoas com deficiência.",
    },
    {
      icone: "Snowflake",
      titulo: "Ambiente climatizado",
      descricao: "Recepção e salas de exame com temperatura controlada.",
    },
    {
      icone: "Wifi",
      titulo: "Wi-Fi para visitantes",
      descricao: "Internet sem custo na recepção. Peça a senha no balcão.",
    },
    {
      icone: "Baby",
      titulo: "Espaço infantil",
      descricao: "Um canto para as crianças e um trocador para os bebês.",
    },
    {
      icone: "FileCheck",
      titulo: "Laudo online",
      descricao: "Consulte o laudo pelo celular com CPF, data de nascimento e protocolo.",
    },
  ],
};
