import type { DireitosSecretos, EstadoMensagem, Pedido } from "#domain/mensagens/mensagens.ts";

interface DemoContato {
  /** The message's age when the demonstration was created. */
  horas: number;
  estado: EstadoMensagem;
  nome: string;
  telefone?: string;
  email?: string;
  assunto?: string;
  mensagem: string;
  resposta?: string;
}

export const DEMO_CONTATOS: DemoContato[] = [
  {
    horas: 2,
    estado: "nova",
    nome: "Rosângela Prates",
    telefone: "(67) 99812-4410",
    email: "rosangela.prates@exemplo.com.br",
    assunto: "Preparo para ultrassom de abdome",
    mensagem:
      "Bom dia! Marquei um ultrassom de abdome total para quinta às 8h. Preciso ficar quantas horas em jejum? Posso tomar meu remédio da pressão com água?",
  },
  {
    horas: 5,
    estado: "nova",
    nome: "Valdemir Souza Lima",
    telefone: "(67) 99640-2217",
    mensagem:
      "Vocês fazem raio-X de coluna sem hora marcada? Moro em Ivinhema e queria ir num dia só.",
  },
  {
    horas: 19,
    estado: "nova",
    nome: "Clínica Ortopédica São Lucas",
    email: "recepcao@saolucas.exemplo.com.br",
    assunto: "Convênio entre as clínicas",
    mensagem:
      "Boa tarde,\n\ngostaríamos de conversar sobre o encaminhamento de pacientes para ressonância. Com quem tratamos?\n\nAtenciosamente,\nEliane, recepção",
  },
  {
    horas: 27,
    estado: "nova",
    nome: "Tainá Benites",
    telefone: "(67) 99103-5528",
    email: "taina.benites@exemplo.com.br",
    assunto: "Morfológico",
    mensagem:
      "Estou com 20 semanas e meu médico pediu o morfológico. Ainda tem vaga para a semana que vem? Pode ir um acompanhante?",
  },
  {
    horas: 8,
    estado: "lida",
    nome: "Osmar Kuroda",
    telefone: "(67) 3441-5590",
    assunto: "Nota fiscal",
    mensagem: "Preciso da nota fiscal do exame de março para o imposto de renda.",
  },
  {
    horas: 21,
    estado: "lida",
    nome: "Ivone Cardoso dos Santos",
    email: "ivone.cs@exemplo.com.br",
    assunto: "Cassems cobre densitometria?",
    mensagem:
      "Meu plano é Cassems. A densitometria óssea precisa de autorização antes ou resolvo aí?",
  },
  {
    horas: 50,
    estado: "respondida",
    nome: "Jucimara Weber",
    telefone: "(67) 99955-0182",
    email: "jucimara.weber@exemplo.com.br",
    assunto: "Resultado da mamografia",
    mensagem: "Fiz a mamografia na terça. Em quantos dias fica pronto e como retiro?",
    resposta:
      "Olá, Jucimara.\n\nO laudo da mamografia fica pronto em até 5 dias úteis. Você pode retirar na recepção, com documento, ou abrir em Resultados Online com o protocolo que está no seu comprovante.\n\nEstamos à disposição.",
  },
  {
    horas: 74,
    estado: "respondida",
    nome: "Pedro Henrique Amaral",
    email: "ph.amaral@exemplo.com.br",
    assunto: "Tenho marca-passo",
    mensagem: "Posso fazer ressonância com marca-passo? O modelo é de 2019.",
    resposta:
      "Olá, Pedro.\n\nDepende do modelo. Traga a carteirinha do marca-passo antes de marcar: o médico confere se ele permite a ressonância e em que condições.",
  },
  {
    horas: 120,
    estado: "respondida",
    nome: "Neide Aparecida Fontoura",
    telefone: "(67) 99287-7364",
    assunto: "Horário de sábado",
    mensagem: "Atendem no sábado de manhã?",
  },
  {
    horas: 200,
    estado: "arquivada",
    nome: "Marketing Alcance Total",
    email: "vendas@alcance.exemplo.com",
    assunto: "Apareça em primeiro lugar",
    mensagem: "Colocamos sua empresa na primeira página em 7 dias. Peça um orçamento!",
  },
  {
    horas: 340,
    estado: "arquivada",
    nome: "Adalberto Nunes",
    telefone: "(67) 99871-3320",
    assunto: "Elogio",
    mensagem: "Parabéns à técnica da tomografia. Minha mãe tinha medo e saiu sorrindo.",
  },
];

const QUESTIONS: [assunto: string, mensagem: string][] = [
  ["Valor particular", "Qual o valor particular do ultrassom de tireoide?"],
  ["Estacionamento", "Tem lugar para estacionar com cadeira de rodas?"],
  ["Segunda via do laudo", "Perdi o laudo de 2024. Consigo uma segunda via?"],
  ["Doppler", "Vocês fazem doppler de carótidas e vertebrais?"],
  ["Pedido médico", "O pedido médico vale por quanto tempo?"],
  ["Criança", "Minha filha tem 3 anos. Precisa de sedação para o ultrassom?"],
];
const PEOPLE = [
  "Célia Marques",
  "Rubens Otávio Dias",
  "Marlene Kaiowá",
  "Sueli Bortolini",
  "Genésio Lopes",
  "Aline Ramires",
  "Fábio Yamashita",
  "Dirce Vilela",
  "Hugo Cabral",
  "Luzia Ajala",
  "Sandro Peixoto",
  "Kelly Vasques",
  "Antônio Gauna",
  "Berenice Alves",
  "Wagner Stein",
  "Iracema Duarte",
  "Tereza Nogueira",
  "Josué Palhano",
];

export const DEMO_OLDER: DemoContato[] = PEOPLE.map((nome, index) => {
  const [assunto, mensagem] = QUESTIONS[index % QUESTIONS.length] as [string, string];
  return {
    horas: 400 + index * 53,
    estado: index % 3 === 0 ? "arquivada" : "respondida",
    nome,
    telefone: `(67) 99${String(410 + index)}-${String(1200 + index * 37)}`,
    assunto,
    mensagem,
  };
});

interface DemoDireitos extends DireitosSecretos {
  horas: number;
  estado: EstadoMensagem;
  pedido: Pedido;
}

export const DEMO_DIREITOS: DemoDireitos[] = [
  {
    horas: 30,
    estado: "nova",
    pedido: "acesso",
    nome: "Luciana Teles Borba",
    email: "luciana.borba@exemplo.com.br",
    cpf: "168.995.350-09",
    detalhes: "Quero uma cópia de tudo o que a clínica tem sobre mim desde 2022.",
  },
  {
    horas: 12 * 24 + 3,
    estado: "lida",
    pedido: "correcao",
    nome: "Edson Miranda",
    email: "edson.miranda@exemplo.com.br",
    cpf: "295.379.955-93",
    detalhes: "Meu endereço e meu telefone mudaram. O telefone novo é (67) 99777-1020.",
  },
  {
    horas: 40 * 24,
    estado: "respondida",
    pedido: "consentimento",
    nome: "Vânia Ortega",
    email: "vania.ortega@exemplo.com.br",
    cpf: "529.982.247-25",
    detalhes: "",
  },
];
