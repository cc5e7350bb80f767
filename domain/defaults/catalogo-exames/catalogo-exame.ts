import type { PaginaLida } from "./paginas-lidas.ts";

export interface Fonte {
  nome: string;
  /** True if `paginas` confirm the whole preparation, except the requests to tell the clinic something (`Avise …`). */
  isVerified: boolean;
  paginas?: readonly PaginaLida[];
}

export interface CatalogoExame {
  nome: string;
  descricao: string;
  preparo: readonly string[];
  fonte: Fonte;
}

export interface CatalogoGrupo {
  titulo: string;
  exames: readonly CatalogoExame[];
}

export const FONTES = {
  cbr: unverified("Colégio Brasileiro de Radiologia e Diagnóstico por Imagem (CBR)"),
  febrasgo: unverified(
    "Federação Brasileira das Associações de Ginecologia e Obstetrícia (Febrasgo)",
  ),
  mama: unverified(
    "Inca, Diretrizes para a detecção precoce do câncer de mama no Brasil; Colégio Brasileiro de Radiologia (CBR)",
  ),
  radiologia: unverified("Anvisa, RDC 611/2022; Colégio Brasileiro de Radiologia (CBR)"),
  contraste: unverified("American College of Radiology (ACR), Manual on Contrast Media"),
  ressonancia: unverified(
    "American College of Radiology (ACR), Manual on MR Safety e Manual on Contrast Media",
  ),
} as const;

const PEDIDO = "Traga o pedido médico, um documento com foto e os exames anteriores.";
const REMEDIOS =
  "Não pare nem mude nenhum remédio por conta própria: confirme com o médico que pediu o exame.";
const GRAVIDEZ =
  "Se você está ou pode estar grávida, avise antes do exame: talvez ele precise esperar.";
const METAL = "Tire brincos, correntes, piercings e roupas com metal da região do exame.";
const SEDACAO = "Com sedação, venha com um acompanhante adulto e não dirija depois.";

export const STEPS = {
  pedido: PEDIDO,
  remedios: REMEDIOS,
  semPreparo: "Não é preciso jejum. Confirme com a clínica se há outra orientação para o seu caso.",
  jejum: "Faça jejum de 8 horas; confirme com a clínica o tempo e se você pode beber água.",
  jejumOutro:
    "Crianças, gestantes e quem tem diabetes não devem fazer jejum longo sem orientação: confirme com a clínica.",
  bexiga:
    "Venha com a bexiga cheia. Confirme com a clínica quanta água beber e quando; se o seu médico limita a água que você bebe, pergunte a ele.",
  roupa: "Venha com roupa confortável e fácil de tirar.",
  pele: "No dia, não use creme, óleo nem talco na região do exame.",
  anticoagulante:
    "Avise ao agendar se você toma anticoagulante ou ácido acetilsalicílico (AAS), ou tem problema de coagulação. Só pare o remédio se o seu médico mandar.",
  sedacao: SEDACAO,
} as const;

export const RAIO_X = [GRAVIDEZ, METAL, PEDIDO] as const;

export const TOMOGRAFIA = [
  GRAVIDEZ,
  "Se o pedido é com contraste, avise ao agendar se você já teve alergia a contraste, tem asma, doença dos rins, diabetes ou problema da tireoide, ou amamenta: a clínica pode pedir um exame de sangue antes.",
  "Com contraste, a clínica pode pedir jejum: confirme com a clínica quantas horas.",
  `${REMEDIOS} Se você toma metformina, avise ao agendar.`,
  METAL,
  PEDIDO,
] as const;

export const RESSONANCIA = [
  "Avise ao agendar se você tem marca-passo, desfibrilador, implante coclear, clipe de aneurisma, stent, válvula, prótese, neuroestimulador, bomba de infusão ou estilhaço de metal no corpo, sobretudo nos olhos: alguns impedem o exame. Traga o cartão do implante.",
  "Não entre na sala com celular, relógio, cartão, chave, aparelho auditivo, prótese dentária móvel, piercing, maquiagem ou roupa com metal.",
  "Se você está ou pode estar grávida, ou amamenta, avise ao agendar.",
  "Se o pedido é com contraste, avise ao agendar se você tem doença dos rins ou já teve alergia a contraste: a clínica pode pedir jejum e um exame de sangue antes.",
  `Se você tem medo de lugar fechado, avise ao agendar. ${SEDACAO} Confirme com a clínica o jejum.`,
  PEDIDO,
] as const;

export function lida(...paginas: [PaginaLida, ...PaginaLida[]]): Fonte {
  return { nome: paginas.map(({ nome }) => nome).join("; "), isVerified: true, paginas };
}

function unverified(nome: string): Fonte {
  return { nome, isVerified: false };
}
