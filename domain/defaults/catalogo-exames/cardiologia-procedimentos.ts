import { type CatalogoExame, lida, STEPS } from "./catalogo-exame.ts";
import { PAGINAS } from "./paginas-lidas.ts";

const { pedido, semPreparo, remedios, anticoagulante, pele, roupa } = STEPS;

const DUAS_PECAS = "Venha com roupa de duas peças.";
const ACOMPANHANTE = "Venha com um acompanhante adulto.";
const ALERGIA = "Avise se você tem alergia a anestésico, látex ou outro remédio, ou está grávida.";
const ANTES = "Confirme com a clínica se é preciso jejum e exame de sangue antes.";

export const CARDIOLOGIA_PROCEDIMENTOS: readonly CatalogoExame[] = [
  {
    nome: "Eletrocardiograma",
    descricao:
      "Registra a atividade elétrica do coração em repouso, com adesivos no peito, nos braços e nas pernas. Dor no peito ou falta de ar pede atendimento de urgência, sem esperar o exame marcado.",
    preparo: [pele, DUAS_PECAS, semPreparo, remedios, pedido],
    fonte: lida(PAGINAS.saudeCemm),
  },
  {
    nome: "Ecocardiograma",
    descricao:
      "Mostra o coração em movimento com ondas de som, pelo peito e sem radiação: o tamanho, a força e as válvulas.",
    preparo: [
      roupa,
      "No dia, não use creme nem loção no peito.",
      "Adultos não precisam de jejum. Para crianças a clínica pode pedir, com ou sem sedação: confirme com a clínica.",
      pedido,
    ],
    fonte: lida(PAGINAS.agmed, PAGINAS.viverBem, PAGINAS.cemle),
  },
  {
    nome: "Ecocardiograma fetal",
    descricao: "Mostra o coração do bebê durante a gravidez, pela barriga da mãe e sem radiação.",
    preparo: [
      "Confirme com o seu médico e com a clínica a semana certa antes de agendar.",
      "Não faça jejum, a não ser que o seu médico peça.",
      "Traga o cartão da gestante, o pedido médico e os exames anteriores.",
    ],
    fonte: lida(PAGINAS.vittacor),
  },
  {
    nome: "Holter de 24 horas",
    descricao:
      "Registra os batimentos do coração por 24 horas, com um aparelho pequeno preso ao corpo.",
    preparo: [
      "Tome banho antes: o aparelho não pode molhar até ser retirado.",
      pele,
      DUAS_PECAS,
      "Siga a sua rotina e anote a hora do que sentir.",
      "Avise se você tem marca-passo ou alergia a adesivo.",
      remedios,
      pedido,
    ],
    fonte: lida(PAGINAS.cordis),
  },
  {
    nome: "MAPA de 24 horas",
    descricao:
      "Mede a pressão muitas vezes em 24 horas, também durante o sono, com uma braçadeira e um aparelho pequeno.",
    preparo: [
      "Tome banho antes: o aparelho não pode molhar até ser retirado.",
      "Venha com blusa de manga larga, por causa da braçadeira.",
      "Siga a sua rotina; quando o aparelho medir, deixe o braço parado.",
      "Avise se você não pode medir a pressão em um dos braços.",
      remedios,
      pedido,
    ],
    fonte: lida(PAGINAS.pulsar),
  },
  {
    nome: "Teste ergométrico",
    descricao:
      "Registra o coração e a pressão durante o esforço, na esteira ou na bicicleta, com um médico ao lado.",
    preparo: [
      "Faça uma refeição leve e confirme com a clínica quantas horas antes. Não venha em jejum.",
      "Não fume nem tome café, chá preto, energético ou bebida com álcool no dia; confirme com a clínica desde quando.",
      "Venha com roupa leve e tênis.",
      "Confirme com o médico que pediu o exame se algum remédio muda antes dele. Não pare nenhum por conta própria.",
      "Avise se você está doente, está ou pode estar grávida, ou teve dor no peito nos últimos dias.",
      pedido,
    ],
    fonte: lida(PAGINAS.gamboaErgometrico, PAGINAS.aMais, PAGINAS.proImagem),
  },
  {
    nome: "Punção da tireoide por agulha fina (PAAF)",
    descricao:
      "Retira, com uma agulha fina guiada por imagem, um pouco de células de um nódulo da tireoide, para serem examinadas em laboratório.",
    preparo: [
      anticoagulante,
      ALERGIA,
      "Em geral não é preciso jejum. Confirme com a clínica se há exame de sangue a fazer antes e se convém vir com um acompanhante.",
      pedido,
    ],
    fonte: lida(PAGINAS.ecos, PAGINAS.domGuanella),
  },
  {
    nome: "Punção da mama por agulha fina",
    descricao:
      "Retira, com uma agulha fina guiada por imagem, líquido ou células da mama, para serem examinados em laboratório.",
    preparo: [
      anticoagulante,
      ALERGIA,
      "Em geral não é preciso jejum: confirme com a clínica.",
      "Venha com sutiã justo e blusa que abre na frente.",
      "Venha com um acompanhante adulto e não dirija depois.",
      pedido,
    ],
    fonte: lida(PAGINAS.felippeMattoso, PAGINAS.mastoclin),
  },
  {
    nome: "Biópsia da mama por agulha grossa (core biopsy)",
    descricao:
      "Retira, com anestesia local e guiados por imagem, fragmentos pequenos da mama, para serem examinados em laboratório.",
    preparo: [
      anticoagulante,
      ALERGIA,
      ANTES,
      DUAS_PECAS,
      "Não faça esforço com os braços depois; siga o que a clínica disser sobre o curativo.",
      ACOMPANHANTE,
      pedido,
    ],
    fonte: lida(PAGINAS.digimed, PAGINAS.mamotomia),
  },
  {
    nome: "Biópsia da próstata",
    descricao:
      "Retira fragmentos pequenos da próstata, guiados por imagem, para serem examinados em laboratório. Febre ou sangramento forte depois pede atendimento de urgência.",
    preparo: [
      anticoagulante,
      ALERGIA,
      "O médico pode receitar antibiótico e preparo do intestino: siga a receita e confirme com a clínica o que fazer antes.",
      ANTES,
      STEPS.sedacao,
      pedido,
    ],
    fonte: lida(PAGINAS.urologica, PAGINAS.urologia, PAGINAS.parente),
  },
];
