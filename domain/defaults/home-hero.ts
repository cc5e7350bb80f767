export const DEFAULT_HOME_HERO = {
  titulo: "Exames de imagem com calma e cuidado",
  subtitulo:
    "Ultrassonografia, mamografia, tomografia, ressonância e exames do coração. Veja o preparo, marque seu horário e receba o laudo pela internet.",
  botao1_texto: "Ver exames e preparos",
  botao1_link: "/exames",
  botao2_texto: "Falar com a clínica",
  botao2_link: "/contato",
  imagem_fundo_url: "",
  estatisticas: [
    { valor: "10+", descricao: "Anos de atendimento" },
    { valor: "50k+", descricao: "Exames realizados" },
    { valor: "95%", descricao: "Satisfação dos pacientes" },
    { valor: "24h", descricao: "Resultados da maioria dos exames" },
  ],
  imagens: [],
};
