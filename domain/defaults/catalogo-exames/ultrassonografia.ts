import { type CatalogoExame, FONTES, lida, STEPS } from "./catalogo-exame.ts";
import { PAGINAS } from "./paginas-lidas.ts";

const { pedido, semPreparo, jejum, jejumOutro, remedios, bexiga, roupa } = STEPS;
const { cbr } = FONTES;

export const ULTRASSONOGRAFIA: readonly CatalogoExame[] = [
  {
    nome: "Ultrassonografia de abdome total",
    descricao:
      "Mostra fígado, vesícula, pâncreas, baço, rins, grandes vasos e bexiga com ondas de som, sem radiação. Ajuda o médico a investigar dor, alterações em exames de sangue e pedras na vesícula ou nos rins.",
    preparo: [jejum, jejumOutro, remedios, bexiga, pedido],
    fonte: lida(PAGINAS.campinas, PAGINAS.clinus),
  },
  {
    nome: "Ultrassonografia de abdome superior",
    descricao:
      "Mostra fígado, vesícula, vias biliares, pâncreas e baço com ondas de som, sem radiação. É pedida para investigar dor na parte de cima da barriga e pedras na vesícula.",
    preparo: [jejum, jejumOutro, remedios, pedido],
    fonte: lida(PAGINAS.vieImagem, PAGINAS.clinus),
  },
  {
    nome: "Ultrassonografia dos rins e das vias urinárias",
    descricao:
      "Mostra os rins e a bexiga com ondas de som, sem radiação. Ajuda a procurar pedras, cistos e dificuldade para esvaziar a bexiga.",
    preparo: [bexiga, pedido],
    fonte: lida(PAGINAS.clinus, PAGINAS.vieImagem),
  },
  {
    nome: "Ultrassonografia da próstata por via abdominal",
    descricao:
      "Mostra o tamanho da próstata e a bexiga pela parede da barriga, sem radiação. Mede também quanto de urina sobra depois de urinar, se o médico pedir.",
    preparo: [bexiga, pedido],
    fonte: lida(PAGINAS.vieImagem),
  },
  {
    nome: "Ultrassonografia pélvica por via abdominal",
    descricao:
      "Mostra o útero, os ovários e a bexiga pela parede da barriga, com ondas de som e sem radiação.",
    preparo: [bexiga, pedido],
    fonte: lida(PAGINAS.dBerrini, PAGINAS.clinus),
  },
  {
    nome: "Ultrassonografia transvaginal",
    descricao:
      "Mostra o útero e os ovários de perto, com um aparelho fino e protegido colocado na vagina, sem radiação. É pedida para investigar sangramento, dor, cistos e miomas, e no começo da gravidez.",
    preparo: [
      "Esvazie a bexiga logo antes do exame, se a clínica não disser outra coisa.",
      "Avise se você nunca teve relação sexual, se está grávida ou se tem alergia a látex.",
      "Se você está menstruada, confirme com a clínica se o exame pode ser feito nesse dia.",
      pedido,
    ],
    fonte: lida(PAGINAS.medicoResponde, PAGINAS.vitat),
  },
  {
    nome: "Ultrassonografia das mamas",
    descricao:
      "Mostra o tecido das mamas com ondas de som, sem radiação. Completa a mamografia e ajuda a ver se um nódulo é sólido ou tem líquido; não a substitui.",
    preparo: [
      "No dia, não use creme, loção nem desodorante nas mamas e nas axilas.",
      "Venha com roupa de duas peças.",
      semPreparo,
      pedido,
    ],
    fonte: lida(PAGINAS.fetal, PAGINAS.sanPablo),
  },
  {
    nome: "Ultrassonografia da tireoide",
    descricao:
      "Mostra o tamanho da tireoide e os nódulos que houver nela, com ondas de som e sem radiação.",
    preparo: ["Venha sem correntes e com a gola aberta.", semPreparo, pedido],
    fonte: lida(PAGINAS.seuDiagnostico, PAGINAS.deCicco),
  },
  {
    nome: "Ultrassonografia do pescoço (cervical)",
    descricao:
      "Mostra gânglios, glândulas salivares e outras partes do pescoço, com ondas de som e sem radiação.",
    preparo: ["Venha sem correntes e com a gola aberta.", semPreparo, pedido],
    fonte: lida(PAGINAS.deCicco),
  },
  {
    nome: "Ultrassonografia de partes moles",
    descricao:
      "Mostra caroços, inchaços e outras alterações da pele e do que está logo abaixo dela, com ondas de som e sem radiação.",
    preparo: ["No dia, não use creme nem loção na região do exame.", semPreparo, pedido],
    fonte: lida(PAGINAS.popularFortaleza),
  },
  {
    nome: "Ultrassonografia da parede abdominal",
    descricao:
      "Procura hérnias e outras alterações nos músculos e na pele da barriga. O médico pode pedir que você faça força ou fique em pé durante o exame.",
    preparo: [roupa, semPreparo, pedido],
    fonte: cbr,
  },
  {
    nome: "Ultrassonografia da bolsa escrotal",
    descricao:
      "Mostra os testículos e o que está em volta deles, com ondas de som e sem radiação. Dor forte que começa de repente pede atendimento de urgência, sem esperar o exame marcado.",
    preparo: [semPreparo, pedido],
    fonte: lida(PAGINAS.salem),
  },
  {
    nome: "Ultrassonografia do ombro",
    descricao:
      "Mostra os tendões e os músculos do ombro, também em movimento, com ondas de som e sem radiação.",
    preparo: [roupa, semPreparo, pedido],
    fonte: lida(PAGINAS.salem),
  },
  {
    nome: "Ultrassonografia do joelho",
    descricao:
      "Mostra tendões, ligamentos e líquido em volta do joelho, com ondas de som e sem radiação.",
    preparo: [roupa, semPreparo, pedido],
    fonte: lida(PAGINAS.salem),
  },
];
