import { recordForm } from "../registro/record-forms.ts";
import { day, nullableDay, optionalText, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const STATUS_LAUDO = ["em_analise", "liberado", "retificado", "anulado"] as const;
export type StatusLaudo = (typeof STATUS_LAUDO)[number];

export const DESENHOS = ["pendente", "pronto", "falhou"] as const;
export type Desenho = (typeof DESENHOS)[number];

export const LAUDO_LIMITS = {
  exame: 160,
  medico_responsavel: 120,
  crm: 40,
  motivo: 500,
  nome_arquivo: 200,
  pdfBytes: 20 * 1024 * 1024,
  paginas: 100,
} as const;

export const LAUDO_LABELS = {
  paciente_id: "Paciente",
  protocolo: "Protocolo",
  exame: "Exame",
  data_exame: "Data do exame",
  previsto_para: "Previsto para",
  medico_responsavel: "Médico responsável",
  crm: "CRM do médico",
  versao_atual: "PDF",
  motivo_anulacao: "Motivo",
  liberado_em: "Liberado em",
  retificado_em: "Retificado em",
  anulado_em: "Anulado em",
  anulado_por: "Anulado por",
  movido_para: "Movido para",
  reservado: "Reservado ao paciente",
} as const;

/** Widths of the page images in pixels: for ordinary phones, and for desktops and high-resolution phones. */
export const LARGURAS_PAGINA = [828, 1656] as const;

/** Reads a name such as `1-828.webp`. @returns undefined for a width that is not rendered */
export function parsePageImage(imagem = ""): { pagina: number; largura: number } | undefined {
  const [pagina = 0, largura = 0] = imagem.replace(".webp", "").split("-").map(Number);
  return LARGURAS_PAGINA.some((one) => one === largura) ? { pagina, largura } : undefined;
}

const STATUS_LABELS: Record<StatusLaudo, string> = {
  em_analise: "Em análise",
  liberado: "Liberado",
  retificado: "Retificado",
  anulado: "Anulado",
};

export function statusLaudoLabel(status: StatusLaudo): string {
  return STATUS_LABELS[status];
}

export const SITUACOES_LAUDO = [
  ...STATUS_LAUDO,
  "para_liberar",
  "sem_pdf",
  "atrasado",
  "assinatura",
] as const;
export type SituacaoLaudo = (typeof SITUACOES_LAUDO)[number];

const SITUACAO_LABELS: Record<SituacaoLaudo, string> = {
  ...STATUS_LABELS,
  para_liberar: "Para liberar",
  sem_pdf: "Sem PDF",
  atrasado: "Atrasado",
  assinatura: "Assinatura com outro resultado",
};

export function situacaoLaudoLabel(situacao: SituacaoLaudo): string {
  return SITUACAO_LABELS[situacao];
}

export function isLegivel(status: StatusLaudo): boolean {
  return status === "liberado" || status === "retificado";
}

export const PDF_FORA_DA_FILA = "Este PDF não está mais na fila. Envie de novo.";
export const PACIENTE_DESCONHECIDO = "Este paciente não está cadastrado. Escolha de novo na lista.";

const laudoFields = {
  exame: requiredLine("Exame é obrigatório", LAUDO_LIMITS.exame),
  data_exame: day("Data do exame inválida"),
  previsto_para: nullableDay("Data inválida"),
  medico_responsavel: optionalText(LAUDO_LIMITS.medico_responsavel),
  crm: optionalText(LAUDO_LIMITS.crm),
};

export const laudoForm = recordForm({
  ...laudoFields,
  paciente_id: z.uuid("Escolha o paciente"),
});

export type LaudoValues = Omit<z.output<typeof laudoForm>, "versao">;

export const desfazAvisoForm = z.object({
  formulario: z.literal("desfazer"),
  id: z.uuid(),
});

/** Whoever releases or corrects a report types the patient's birth date, so that a wrong patient is noticed. */
const confirmed = {
  data_nascimento: day("Data de nascimento inválida"),
  li_alterado: z.boolean().default(false),
};

export const liberacaoForm = recordForm(confirmed);

export const retificacaoForm = recordForm({
  ...confirmed,
  motivo: requiredText("Motivo é obrigatório", LAUDO_LIMITS.motivo),
});

export const anulacaoForm = recordForm({
  motivo: requiredText("Motivo é obrigatório", LAUDO_LIMITS.motivo),
});

export type PdfUploadProblem =
  | "unreadable"
  | "too-large"
  | "not-a-pdf"
  | "not-alone"
  | "password"
  | "active"
  | "too-heavy"
  | "unclear"
  | "too-many-pages"
  | "broken"
  | "not-stored";

const UPLOAD_MESSAGES: Record<PdfUploadProblem, string> = {
  unreadable: "O arquivo não chegou inteiro. Envie de novo.",
  "too-large": "O PDF deve ter no máximo 20 MB",
  "not-a-pdf": "O arquivo não é um PDF",
  "not-alone":
    "Há outros dados antes ou depois do PDF no mesmo arquivo. Gere-o de novo, por exemplo imprimindo em PDF, e envie outra vez.",
  password: "O PDF está protegido por senha. Salve-o sem senha e envie de novo.",
  active: "O PDF executa ações ao ser aberto. Salve-o sem isso e envie de novo.",
  "too-heavy":
    "O PDF é pesado demais: conferi-lo levaria mais de 30 segundos ou de 512 MB. Gere-o de novo com imagens menores, ou divida-o.",
  unclear:
    "O PDF guarda partes de um modo que não pode ser conferido. Gere-o de novo, por exemplo imprimindo em PDF, e envie outra vez.",
  "too-many-pages": `O PDF deve ter no máximo ${LAUDO_LIMITS.paginas} páginas`,
  broken: "O PDF está danificado e não pôde ser lido",
  "not-stored": "O PDF não pôde ser guardado. Tente de novo.",
};

export type PdfAction = keyof typeof ACTION_LABELS;

const ACTION_LABELS = {
  JavaScript: "executa JavaScript",
  URI: "tem um endereço que executa JavaScript",
  Scheme: "tem um endereço que não é de página, e-mail ou telefone",
  OpenAddress: "abre um endereço sozinho, sem que ninguém toque nele",
  External: "busca conteúdo fora do arquivo",
  Launch: "abre outros programas ou arquivos (Launch)",
  SubmitForm: "envia dados para fora (SubmitForm)",
  ImportData: "importa dados de um arquivo (ImportData)",
  GoToR: "abre outro arquivo (GoToR)",
  GoToE: "abre um arquivo embutido (GoToE)",
  RichMedia: "traz mídia que é executada (RichMedia)",
  XFA: "traz um formulário XFA",
} as const;

export function pdfUploadMessage(
  problem: PdfUploadProblem,
  actions: readonly PdfAction[] = [],
): string {
  if (problem !== "active" || actions.length === 0) return UPLOAD_MESSAGES[problem];
  const labels = actions.map((action) => ACTION_LABELS[action]);
  const list = new Intl.ListFormat("pt-BR", { type: "conjunction" }).format(labels);
  return `O PDF não foi aceito porque ${list}. Salve-o sem isso, por exemplo imprimindo em PDF, e envie de novo.`;
}

export interface Anexo {
  nome: string;
  bytes: number | null;
}

export function anexoText({ nome, bytes }: Anexo): string {
  if (bytes === null) return `${nome} (tamanho desconhecido)`;
  return `${nome} (${Math.max(1, Math.round(bytes / 1024)).toLocaleString("pt-BR")} KB)`;
}

type LaudoRow = Record<Exclude<keyof typeof LAUDO_LABELS, "reservado">, string | null> & {
  reservado: boolean | null;
  status: StatusLaudo;
  criado_em: Date;
};

export const LAUDOS = {
  label: "Laudo",
  plural: "Laudos",
  article: "o",
  icon: "ClipboardCheck",
  name: null,
  isPersonal: true,
  below: "/:id",
  fields: {
    ...LAUDO_LABELS,
    status: { label: "Situação", values: STATUS_LABELS },
    criado_em: "Criado em",
  },
} as const satisfies ThingEntry<LaudoRow>;

export const LAUDO_VERSOES = {
  label: "PDF de laudo",
  plural: "PDFs de laudos",
  article: "o",
  icon: null,
  name: null,
  isPersonal: true,
  fields: {},
} as const satisfies ThingEntry<object>;
