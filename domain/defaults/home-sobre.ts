export const DEFAULT_DIFERENCIAIS = [
  {
    icone: "Stethoscope",
    titulo: "Médico em cada laudo",
    descricao: "Todo exame é analisado e assinado por um médico da equipe.",
  },
  {
    icone: "Clock",
    titulo: "Hora marcada",
    descricao: "Organizamos a agenda por tipo de exame para você esperar menos.",
  },
  {
    icone: "FileCheck",
    titulo: "Laudo pela internet",
    descricao: "Você lê, baixa e imprime o laudo sem precisar voltar à clínica.",
  },
  {
    icone: "Shield",
    titulo: "Dados protegidos",
    descricao: "Seus laudos ficam cifrados e só abrem com os seus dados.",
  },
  {
    icone: "Heart",
    titulo: "Orientação antes do exame",
    descricao: "Explicamos o preparo em passos simples e tiramos suas dúvidas.",
  },
  {
    icone: "MapPin",
    titulo: "Perto de casa",
    descricao: "Vários exames no mesmo endereço, sem viagem a outra cidade.",
  },
];

export const DEFAULT_HOME_SOBRE = {
  titulo: "Uma clínica que explica cada passo",
  descricao:
    "Fazemos exames de imagem para quem vive em Nova Andradina e nas cidades vizinhas. Do agendamento ao laudo, você sabe o que vai acontecer e com quem falar.",
  historia:
    "A clínica abriu as portas em 2010, em Nova Andradina, para que as pessoas da região pudessem fazer exames de imagem sem viajar. Começou com ultrassonografia e radiografia. Com o tempo vieram a mamografia, a tomografia, a ressonância e os exames do coração. Hoje a equipe reúne médicos, técnicos e recepcionistas que conhecem a região e recebem cada paciente pelo nome.",
  missao:
    "Oferecer exames de imagem bem feitos e laudos claros, com respeito ao tempo e à história de cada paciente.",
  visao:
    "Ser uma clínica em que as pessoas do Vale do Ivinhema confiam para cuidar da saúde em todas as fases da vida.",
  compromisso:
    "Explicar o exame antes de começar, proteger os dados de cada paciente e entregar o laudo no prazo combinado.",
  valores: [
    {
      icone: "Heart",
      titulo: "Acolhimento",
      descricao: "Ouvimos antes de examinar. Quem chega com medo é recebido com paciência.",
    },
    {
      icone: "Microscope",
      titulo: "Rigor",
      descricao: "Seguimos protocolos em cada etapa e conferimos o que escrevemos no laudo.",
    },
    {
      icone: "Shield",
      titulo: "Sigilo",
      descricao: "O que vemos no seu exame fica entre você, a equipe e quem você autorizar.",
    },
    {
      icone: "Users",
      titulo: "Respeito",
      descricao: "Atendemos todas as pessoas com a mesma atenção, sem distinção.",
    },
  ],
  diferenciais: [
    "Todo laudo é assinado por um médico da equipe",
    "Agenda por hora marcada",
    "Laudo pela internet, com acesso protegido",
    "Dados cifrados e acesso registrado",
    "Preparo explicado em passos simples",
    "Vários exames no mesmo endereço",
  ],
  numeros: [
    { valor: "14+", descricao: "Anos de experiência" },
    { valor: "50k+", descricao: "Exames realizados" },
    { valor: "15+", descricao: "Profissionais na equipe" },
    { valor: "98%", descricao: "Pacientes satisfeitos" },
  ],
};
