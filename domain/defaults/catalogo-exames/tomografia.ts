import {
  type CatalogoExame,
  FONTES,
  lida,
  TOMOGRAFIA as PREPARO,
  STEPS,
} from "./catalogo-exame.ts";
import { PAGINAS } from "./paginas-lidas.ts";

const TC_LIDA = lida(PAGINAS.adventista, PAGINAS.alvarenga, PAGINAS.grandRiver);

const { contraste } = FONTES;

export const TOMOGRAFIA: readonly CatalogoExame[] = [
  {
    nome: "Tomografia do crânio",
    descricao:
      "Mostra o cérebro e os ossos da cabeça em cortes finos, com raios X. Sinais de derrame, como fraqueza de um lado ou fala enrolada, pedem atendimento de urgência, sem esperar o exame marcado.",
    preparo: ["Tire óculos, brincos, grampos e prótese dentária móvel.", ...PREPARO],
    fonte: TC_LIDA,
  },
  {
    nome: "Tomografia dos seios da face",
    descricao: "Mostra em cortes finos, com raios X, as cavidades dos ossos do rosto e o nariz.",
    preparo: ["Tire óculos, brincos e prótese dentária móvel.", ...PREPARO],
    fonte: TC_LIDA,
  },
  {
    nome: "Tomografia do pescoço",
    descricao: "Mostra em cortes finos, com raios X, gânglios, garganta e glândulas do pescoço.",
    preparo: PREPARO,
    fonte: TC_LIDA,
  },
  {
    nome: "Tomografia do tórax",
    descricao: "Mostra em cortes finos, com raios X, os pulmões e o que está entre eles.",
    preparo: PREPARO,
    fonte: TC_LIDA,
  },
  {
    nome: "Tomografia de abdome total",
    descricao:
      "Mostra em cortes finos, com raios X, os órgãos da barriga e da pelve. O médico pode pedir contraste na veia ou para beber.",
    preparo: PREPARO,
    fonte: TC_LIDA,
  },
  {
    nome: "Tomografia das vias urinárias",
    descricao:
      "Procura pedras nos rins, nos ureteres e na bexiga. Muitas vezes é feita sem contraste.",
    preparo: [STEPS.bexiga, ...PREPARO],
    fonte: contraste,
  },
  {
    nome: "Tomografia da coluna lombar",
    descricao:
      "Mostra em cortes finos, com raios X, os ossos e os discos da parte de baixo das costas.",
    preparo: PREPARO,
    fonte: TC_LIDA,
  },
  {
    nome: "Angiotomografia do tórax",
    descricao:
      "Mostra as artérias do tórax, com contraste na veia. Falta de ar ou dor no peito que começou de repente pede atendimento de urgência, sem esperar o exame marcado.",
    preparo: PREPARO,
    fonte: TC_LIDA,
  },
];
