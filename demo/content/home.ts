export const DEMO_HOME_HERO = {
  titulo: "A imagem certa, explicada com calma",
  subtitulo:
    "Ultrassonografia, mamografia, tomografia, ressonância e exames do coração no centro de Nova Andradina. Confira o preparo, marque seu horário e leia o laudo no celular.",
  botao1_texto: "Ver exames e preparos",
  botao1_link: "/exames",
  botao2_texto: "Marcar um exame",
  botao2_link: "/contato",
  imagem_fundo_url: "",
  estatisticas: [
    { valor: "16", descricao: "Anos em Nova Andradina" },
    { valor: "62 mil", descricao: "Exames realizados" },
    { valor: "40", descricao: "Tipos de exame no mesmo endereço" },
    { valor: "24h", descricao: "Para o laudo da maioria dos exames" },
  ],
  imagens: [],
};

export const DEMO_HOME_SOBRE = {
  titulo: "Gente do Vale do Ivinhema cuidando de gente daqui",
  descricao:
    "A Claravale faz exames de imagem desde 2010. Recebemos moradores de Nova Andradina, Batayporã, Taquarussu, Ivinhema e Angélica, e explicamos cada passo, da marcação ao laudo.",
  historia:
    "Em 2010, dois médicos alugaram uma casa na Rua dos Ipês e instalaram um aparelho de ultrassom. A ideia era simples: evitar que uma gestante precisasse pegar a estrada para ver o coração do bebê bater.\n\nNos anos seguintes vieram a radiografia, a mamografia e a densitometria. Em 2017 a casa deu lugar ao prédio atual, com tomografia, e em 2021 chegou a ressonância.\n\nHoje são oito médicos e uma equipe de técnicos, enfermeiros e recepcionistas, quase todos da região. O que não mudou foi o costume de sentar ao lado do paciente e contar o que vai acontecer.",
  missao:
    "Fazer exames de imagem com técnica e gentileza e entregar laudos que ajudem o médico e o paciente a decidir o próximo passo.",
  visao:
    "Ser a clínica que as famílias do Vale do Ivinhema procuram pela confiança construída em cada atendimento.",
  compromisso:
    "Cumprir o horário marcado, explicar o exame antes de começar, proteger os seus dados e entregar o laudo no prazo que combinamos.",
  valores: [
    {
      icone: "Heart",
      titulo: "Acolhimento",
      descricao: "Perguntamos como você está antes de perguntar qual é o exame.",
    },
    {
      icone: "Microscope",
      titulo: "Rigor",
      descricao: "Protocolos escritos, aparelhos revisados e dupla leitura quando o caso pede.",
    },
    {
      icone: "Shield",
      titulo: "Sigilo",
      descricao: "Laudos cifrados e cada acesso registrado, para você ver quem abriu.",
    },
    {
      icone: "Users",
      titulo: "Respeito",
      descricao: "A mesma atenção para quem vem pelo convênio ou por conta própria.",
    },
  ],
  diferenciais: [
    "Médico presente na clínica durante os exames",
    "Laudo pela internet, com acesso protegido",
    "Preparo enviado por escrito no dia da marcação",
    "Horários reservados para quem vem de outra cidade",
    "Exames anteriores comparados no laudo novo",
    "Conversa direta com o médico que pediu o exame",
  ],
  numeros: [
    { valor: "16", descricao: "Anos de atendimento" },
    { valor: "62 mil", descricao: "Exames realizados" },
    { valor: "8", descricao: "Médicos na equipe" },
    { valor: "98%", descricao: "Pacientes satisfeitos na pesquisa da clínica" },
  ],
};

export const DEMO_HOME_ESTRUTURA = {
  titulo: "Salas silenciosas, luz baixa e espaço para quem acompanha",
  descricao:
    "O prédio da Rua dos Ipês foi desenhado para exames: corredores largos, uma sala de espera para cada setor e tudo no andar térreo.",
  imagens: [
    {
      url: "",
      titulo: "Recepção",
      descricao: "Atendimento por senha, assentos com apoio para os braços e um canto infantil.",
    },
    {
      url: "",
      titulo: "Sala de ressonância",
      descricao: "Luz regulável, protetor de ouvido e contato com a equipe durante todo o exame.",
    },
    {
      url: "",
      titulo: "Sala de ultrassom",
      descricao: "Tela voltada para a paciente e uma cadeira ao lado para o acompanhante.",
    },
  ],
  facilidades: [
    {
      icone: "Accessibility",
      titulo: "Tudo no térreo",
      descricao: "Sem degraus, com portas largas, banheiro adaptado e cadeira de rodas na entrada.",
    },
    {
      icone: "Car",
      titulo: "Estacionamento",
      descricao: "Doze vagas ao lado do prédio, duas delas reservadas e uma para ambulância.",
    },
    {
      icone: "Snowflake",
      titulo: "Ambiente climatizado",
      descricao: "Temperatura agradável nas esperas e cobertor nas salas de exame.",
    },
    {
      icone: "Wifi",
      titulo: "Wi-Fi sem custo",
      descricao: "A senha está no balcão da recepção e no cartão da sua senha de atendimento.",
    },
    {
      icone: "Baby",
      titulo: "Crianças e bebês",
      descricao: "Espaço para brincar, trocador e uma sala reservada para amamentar.",
    },
    {
      icone: "Monitor",
      titulo: "Laudo no celular",
      descricao: "Leia, baixe e imprima em casa. Quem prefere papel retira na recepção.",
    },
  ],
};
