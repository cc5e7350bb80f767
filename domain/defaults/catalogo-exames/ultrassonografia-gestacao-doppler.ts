import { type CatalogoExame, FONTES, lida, STEPS } from "./catalogo-exame.ts";
import { PAGINAS } from "./paginas-lidas.ts";

const { pedido, semPreparo, jejum, jejumOutro, remedios, roupa } = STEPS;
const { cbr, febrasgo } = FONTES;

const CARTAO = "Traga o cartão da gestante, o pedido médico e os exames anteriores.";
const ALIMENTADA = "Não faça jejum, a não ser que o seu médico peça.";
const SEMANAS = "Confirme com o seu médico e com a clínica a semana certa antes de agendar.";

export const ULTRASSONOGRAFIA_GESTACAO_DOPPLER: readonly CatalogoExame[] = [
  {
    nome: "Ultrassonografia obstétrica",
    descricao:
      "Acompanha a gravidez: o tempo de gestação, o crescimento do bebê, a placenta e o líquido em volta dele. Não usa radiação.",
    preparo: [
      ALIMENTADA,
      "No começo da gravidez o exame pode ser transvaginal ou pedir a bexiga cheia: confirme com a clínica.",
      CARTAO,
    ],
    fonte: lida(PAGINAS.rosario, PAGINAS.gestar, PAGINAS.im),
  },
  {
    nome: "Ultrassonografia morfológica do primeiro trimestre com translucência nucal",
    descricao:
      "Observa a formação do bebê no começo da gravidez e mede a translucência nucal, que ajuda a estimar o risco de algumas alterações. Não dá diagnóstico sozinha. Costuma ser feita entre 11 semanas e 13 semanas e 6 dias.",
    preparo: [SEMANAS, ALIMENTADA, CARTAO],
    fonte: lida(PAGINAS.somma),
  },
  {
    nome: "Ultrassonografia morfológica do segundo trimestre",
    descricao:
      "Observa em detalhe os órgãos do bebê, a placenta e o líquido em volta dele. Costuma ser feita entre 20 e 24 semanas. Nem toda alteração pode ser vista por ela.",
    preparo: [SEMANAS, ALIMENTADA, CARTAO],
    fonte: lida(PAGINAS.im),
  },
  {
    nome: "Ultrassonografia obstétrica com Doppler",
    descricao:
      "Além de acompanhar o crescimento do bebê, mede a passagem do sangue pelo cordão, pela placenta e por vasos do bebê e da mãe.",
    preparo: [ALIMENTADA, CARTAO],
    fonte: febrasgo,
  },
  {
    nome: "Doppler de carótidas e vertebrais",
    descricao:
      "Mostra as artérias do pescoço que levam sangue ao cérebro, e procura placas e estreitamentos. Não usa radiação nem contraste.",
    preparo: ["Venha sem correntes e com a gola aberta.", semPreparo, remedios, pedido],
    fonte: lida(PAGINAS.gamboaDoppler, PAGINAS.salem),
  },
  {
    nome: "Doppler venoso das pernas",
    descricao:
      "Mostra as veias das pernas, e procura varizes e trombose. Inchaço ou dor que começou de repente, ou falta de ar, pede atendimento de urgência, sem esperar o exame marcado.",
    preparo: [roupa, semPreparo, remedios, pedido],
    fonte: lida(PAGINAS.gamboaDoppler),
  },
  {
    nome: "Doppler arterial das pernas",
    descricao:
      "Mostra as artérias das pernas, e procura placas e estreitamentos que dificultam a passagem do sangue.",
    preparo: [roupa, semPreparo, remedios, pedido],
    fonte: lida(PAGINAS.gamboaDoppler),
  },
  {
    nome: "Doppler das artérias renais",
    descricao:
      "Mostra as artérias que levam sangue aos rins. É pedido em alguns casos de pressão alta ou de doença dos rins.",
    preparo: [
      jejum,
      jejumOutro,
      "A clínica pode pedir dieta leve e remédio contra gases ou laxante na véspera: confirme com a clínica.",
      "Não fume no dia, antes do exame.",
      remedios,
      pedido,
    ],
    fonte: lida(PAGINAS.sabauna, PAGINAS.goedert, PAGINAS.bolognaRenais),
  },
  {
    nome: "Ultrassonografia do quadril do bebê",
    descricao:
      "Mostra o encaixe do quadril nos primeiros meses de vida, com ondas de som e sem radiação.",
    preparo: [
      "O bebê pode mamar antes do exame, se a clínica não disser outra coisa. Traga mamadeira ou chupeta para acalmá-lo.",
      "Traga fralda, um documento do bebê e um do responsável.",
      pedido,
    ],
    fonte: cbr,
  },
  {
    nome: "Ultrassonografia transfontanela",
    descricao:
      "Mostra o cérebro do bebê pela moleira, enquanto ela está aberta, com ondas de som e sem radiação.",
    preparo: [
      "O bebê pode mamar antes do exame, se a clínica não disser outra coisa.",
      "Traga fralda, um documento do bebê e um do responsável.",
      pedido,
    ],
    fonte: lida(PAGINAS.sensi),
  },
];
