/** Safety questions that a clinic may adopt. None takes effect until someone at the clinic has confirmed it. */
import type { Pergunta } from "../agenda/questionarios.ts";
import { FONTES, type Fonte } from "./catalogo-exames/catalogo-exame.ts";

export interface SuggestedQuestionario {
  nome: string;
  introducao: string;
  perguntas: readonly Pergunta[];
  palavras: readonly string[];
  fonte: Fonte;
}

const INTRO =
  "Responda com calma. Se não souber uma resposta, ligue para nós: não responda por adivinhação.";

const GRAVIDEZ = vermelha("Você está grávida ou pode estar?", "Responda Não se não se aplica.");
const RINS = vermelha(
  "Você tem doença dos rins, faz diálise ou só tem um rim?",
  "Se já fez exame de creatinina nos últimos meses, traga o resultado.",
);
const AMAMENTA = vermelha("Você está amamentando?");

export const SUGGESTED_QUESTIONARIOS: readonly SuggestedQuestionario[] = [
  {
    nome: "Ressonância magnética",
    introducao: `A sala tem um ímã forte, que está sempre ligado. ${INTRO}`,
    perguntas: [
      vermelha("Você tem marca-passo, desfibrilador ou outro aparelho no coração?"),
      vermelha(
        "Você tem clipe de aneurisma, stent, válvula, mola ou filtro em algum vaso ou no coração?",
        "Traga o cartão ou o documento do implante.",
      ),
      vermelha("Você tem implante coclear, neuroestimulador ou bomba de infusão?"),
      vermelha("Você tem prótese, pino, placa, parafuso ou outro metal no corpo?"),
      vermelha(
        "Você já teve estilhaço ou limalha de metal no corpo ou nos olhos?",
        "Inclui quem trabalha ou trabalhou com solda ou torno.",
      ),
      GRAVIDEZ,
      vermelha("Você tem medo de lugar fechado a ponto de não conseguir fazer o exame?"),
      informa("Você tem tatuagem, maquiagem definitiva ou piercing?"),
      informa("Você já fez cirurgia?", "Conte à equipe no dia qual foi e quando."),
    ],
    palavras: ["ressonancia"],
    fonte: FONTES.ressonancia,
  },
  {
    nome: "Contraste iodado",
    introducao: `Alguns exames de tomografia usam contraste com iodo na veia. ${INTRO}`,
    perguntas: [
      vermelha("Você já passou mal ou teve alergia depois de um contraste?"),
      vermelha("Você já teve alergia grave, com falta de ar, inchaço na garganta ou desmaio?"),
      vermelha("Você tem asma?"),
      RINS,
      vermelha(
        "Você toma metformina ou outro remédio para diabetes?",
        "Não pare nenhum remédio por conta própria.",
      ),
      vermelha("Você tem doença da tireoide?"),
      GRAVIDEZ,
      AMAMENTA,
    ],
    palavras: ["tomografia", "angiotomografia", "urografia"],
    fonte: FONTES.contraste,
  },
  {
    nome: "Contraste com gadolínio",
    introducao: `Alguns exames de ressonância usam contraste com gadolínio na veia. ${INTRO}`,
    perguntas: [
      vermelha("Você já passou mal ou teve alergia depois de um contraste?"),
      RINS,
      vermelha("Você já fez ou espera um transplante de fígado ou de rim?"),
      GRAVIDEZ,
      AMAMENTA,
    ],
    palavras: ["ressonancia"],
    fonte: FONTES.contraste,
  },
  {
    nome: "Mamografia",
    introducao: INTRO,
    perguntas: [
      GRAVIDEZ,
      AMAMENTA,
      informa("Você tem prótese de silicone nas mamas?", "A equipe faz o exame de outro jeito."),
      informa("Você já fez cirurgia, biópsia ou radioterapia nas mamas?"),
      informa("Você notou caroço, dor, mudança na pele ou saída de líquido pelo mamilo?"),
      vermelha("Você tem marca-passo ou cateter no peito?"),
    ],
    palavras: ["mamografia", "mama"],
    fonte: FONTES.mama,
  },
  {
    nome: "Gravidez e raios X",
    introducao: `Este exame usa raios X. ${INTRO}`,
    perguntas: [
      GRAVIDEZ,
      vermelha("A sua menstruação está atrasada?", "Responda Não se não se aplica."),
    ],
    palavras: ["radiografia", "raio x", "raio-x", "tomografia", "densitometria", "mamografia"],
    fonte: FONTES.radiologia,
  },
];

function vermelha(texto: string, ajuda: string | null = null): Pergunta {
  return { texto, vermelha: "sim", ajuda };
}

function informa(texto: string, ajuda: string | null = null): Pergunta {
  return { texto, vermelha: "nenhuma", ajuda };
}
