import { createHash } from "node:crypto";
import type { StatusLaudo } from "#domain/laudos/laudos.ts";
import { DEMO_PROFISSIONAIS } from "./profissionais.ts";

export interface DemoLaudo {
  paciente: number;
  protocolo: string;
  exame: string;
  medico_responsavel: string;
  crm: string;
  status: StatusLaudo;
  dias: number;
  /** Days since the patient first opened the report. */
  aberto?: number;
  /** Names of the report's PDFs in demo/midia/laudos; of a corrected report the correction is last. */
  pdfs: string[];
}

interface ExameText {
  exame: string;
  medico: string;
  tecnica: string;
  achados: string[];
  conclusao: string;
}

export const EXAME_TEXTS: readonly ExameText[] = [
  {
    exame: "Ultrassonografia de abdome total",
    medico: "Dra. Iracema Duarte Pontes",
    tecnica: "Exame realizado com transdutor convexo multifrequencial.",
    achados: [
      "Fígado com dimensões, contornos e ecotextura normais.",
      "Vesícula biliar com paredes finas, sem cálculos. Vias biliares sem dilatação.",
      "Pâncreas e baço com aspecto habitual.",
      "Rins tópicos, com dimensões normais, sem cálculos ou dilatação.",
      "Bexiga com boa repleção e paredes regulares.",
    ],
    conclusao: "Ultrassonografia de abdome total sem alterações.",
  },
  {
    exame: "Mamografia digital",
    medico: "Dra. Marina Tavares Quiroga",
    tecnica: "Incidências craniocaudal e médio-lateral oblíqua de ambas as mamas.",
    achados: [
      "Mamas com densidades fibroglandulares esparsas.",
      "Não há nódulos, distorções ou calcificações suspeitas.",
      "Regiões axilares sem linfonodos de aspecto anormal.",
    ],
    conclusao: "Categoria BI-RADS 1. Seguimento de rotina.",
  },
  {
    exame: "Radiografia de tórax",
    medico: "Dr. Renan Fialho Brandt",
    tecnica: "Incidências em PA e perfil.",
    achados: [
      "Campos pulmonares com transparência normal.",
      "Seios costofrênicos livres.",
      "Área cardíaca dentro dos limites da normalidade.",
      "Arcabouço ósseo sem alterações evidentes.",
    ],
    conclusao: "Radiografia de tórax sem alterações.",
  },
  {
    exame: "Ultrassonografia da tireoide",
    medico: "Dra. Iracema Duarte Pontes",
    tecnica: "Exame realizado com transdutor linear de alta frequência.",
    achados: [
      "Tireoide tópica, de contornos regulares e ecotextura homogênea.",
      "Volume total de 8,4 cm³.",
      "Não há nódulos. Linfonodos cervicais de aspecto habitual.",
    ],
    conclusao: "Ultrassonografia da tireoide dentro da normalidade.",
  },
  {
    exame: "Ressonância magnética da coluna lombar",
    medico: "Dr. Otávio Benites Lacerda",
    tecnica: "Sequências sagitais e axiais ponderadas em T1, T2 e STIR, sem contraste.",
    achados: [
      "Corpos vertebrais alinhados, com altura preservada.",
      "Discos intervertebrais com hidratação habitual para a idade.",
      "Canal vertebral e forames com amplitude normal.",
      "Cone medular em posição habitual.",
    ],
    conclusao: "Ressonância magnética da coluna lombar sem alterações relevantes.",
  },
  {
    exame: "Ecocardiograma transtorácico",
    medico: "Dr. Caio Vasconcelos Arruda",
    tecnica: "Exame bidimensional com Doppler pulsado, contínuo e colorido.",
    achados: [
      "Câmaras cardíacas com dimensões normais.",
      "Fração de ejeção de 66% (Simpson).",
      "Válvulas com morfologia e mobilidade preservadas.",
      "Pericárdio sem derrame.",
    ],
    conclusao: "Ecocardiograma dentro dos limites da normalidade.",
  },
  {
    exame: "Tomografia computadorizada de crânio",
    medico: "Dr. Otávio Benites Lacerda",
    tecnica: "Cortes axiais com reconstruções multiplanares, sem contraste.",
    achados: [
      "Parênquima encefálico com atenuação normal.",
      "Sistema ventricular de forma e dimensões habituais.",
      "Não há sinais de sangramento ou efeito expansivo.",
    ],
    conclusao: "Tomografia de crânio sem alterações.",
  },
  {
    exame: "Densitometria óssea",
    medico: "Dr. Renan Fialho Brandt",
    tecnica: "Absorciometria por dupla emissão de raios X da coluna lombar e do fêmur proximal.",
    achados: ["Coluna lombar (L1 a L4): T-score -0,6.", "Colo do fêmur: T-score -0,4."],
    conclusao: "Densidade mineral óssea dentro da normalidade.",
  },
  {
    exame: "Doppler de carótidas e vertebrais",
    medico: "Dr. Tomás Gutierrez Amarante",
    tecnica: "Exame com transdutor linear e Doppler colorido e espectral.",
    achados: [
      "Carótidas comuns, internas e externas pérvias, com paredes regulares.",
      "Não há placas. Espessura médio-intimal normal.",
      "Artérias vertebrais com fluxo anterógrado.",
    ],
    conclusao: "Estudo Doppler de carótidas e vertebrais normal.",
  },
  {
    exame: "Ultrassonografia de rins e vias urinárias",
    medico: "Dra. Iracema Duarte Pontes",
    tecnica: "Exame realizado com transdutor convexo multifrequencial.",
    achados: [
      "Rins tópicos, com contornos regulares e espessura cortical preservada.",
      "Não há cálculos ou dilatação dos sistemas coletores.",
      "Bexiga com paredes finas e conteúdo anecoico.",
    ],
    conclusao: "Ultrassonografia de rins e vias urinárias sem alterações.",
  },
];

const COUNT = 60;
const PATIENTS = 30;
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Report numbers are the same at every start, so that docs/demo.md can list them. */
function protocoloOf(number: number): string {
  const bytes = createHash("sha256").update(`laudo de demonstração ${number}`).digest();
  const letters = [...bytes.subarray(0, 10)].map((byte) => LETTERS[byte & 31]).join("");
  return `2026-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function statusOf(number: number): StatusLaudo {
  if (number % 5 === 4) return "em_analise";
  if (number % 10 === 7) return "retificado";
  if (number % 20 === 11) return "anulado";
  return "liberado";
}

export const DEMO_LAUDOS: readonly DemoLaudo[] = Array.from({ length: COUNT }, (_, number) => {
  const status = statusOf(number + 3 * Math.floor(number / PATIENTS));
  const text = EXAME_TEXTS[(number * 3 + Math.floor(number / PATIENTS)) % EXAME_TEXTS.length];
  const doctor = DEMO_PROFISSIONAIS.find(({ nome }) => nome === text?.medico);
  const name = `laudo-${String(number + 1).padStart(2, "0")}`;
  const dias = status === "em_analise" ? 1 + (number % 3) : 4 + ((number * 11) % 240);
  const isOut = status === "liberado" || status === "retificado";
  return {
    paciente: number % PATIENTS,
    protocolo: protocoloOf(number),
    exame: text?.exame ?? "",
    medico_responsavel: doctor?.nome ?? "",
    crm: doctor?.crm ?? "",
    status,
    dias,
    aberto: isOut && number % 3 !== 0 ? Math.max(1, dias - 3) : undefined,
    pdfs:
      status === "retificado"
        ? [`${name}-1`, `${name}-2`]
        : status === "em_analise" && number % 2 === 0
          ? []
          : [`${name}-1`],
  };
});
