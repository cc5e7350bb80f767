/** The trail's fields and values in the clinic's words. */
import { CATEGORIA_LABELS, POST_LABELS, STATUS_LABELS } from "./blog-posts.ts";
import { CONFIGURACOES_LABELS } from "./configuracoes-site.ts";
import { CONVENIO_LABELS } from "./convenios.ts";
import { formatDateTime, formatDay, parseMoment } from "./datas.ts";
import { DEPOIMENTO_LABELS, DEPOIMENTOS_SECAO_LABELS } from "./depoimentos.ts";
import { EXAME_LABELS } from "./exames.ts";
import { ESTRUTURA_LABELS } from "./home-estrutura.ts";
import { HERO_LABELS } from "./home-hero.ts";
import { SOBRE_LABELS } from "./home-sobre.ts";
import { DIAS, type Feriado, type Semana } from "./horarios.ts";
import { articleText, isHtml } from "./html-text.ts";
import { LAUDO_LABELS } from "./laudos.ts";
import { MENSAGENS_LABELS } from "./mensagens.ts";
import { ownValue } from "./own-value.ts";
import { PACIENTE_LABELS } from "./pacientes.ts";
import { PAGINAS_LABELS } from "./paginas.ts";
import { PROFISSIONAL_LABELS } from "./profissionais.ts";
import { REGRA_TITULOS } from "./publicidade/vistos.ts";
import { formatTelefone } from "./telefone.ts";
import { USUARIO_LABELS } from "./usuarios.ts";
import { formatHours, formatWeek } from "./week-text.ts";

/** A record's form says what its fields are called; the rest are those that no form of the kit has. */
const CAMPOS: Record<string, string> = {
  ...POST_LABELS,
  ...CONFIGURACOES_LABELS,
  ...CONVENIO_LABELS,
  ...EXAME_LABELS,
  ...HERO_LABELS,
  ...SOBRE_LABELS,
  ...ESTRUTURA_LABELS,
  ...PROFISSIONAL_LABELS,
  ...LAUDO_LABELS,
  ...PACIENTE_LABELS,
  ...MENSAGENS_LABELS,
  enderecos_antigos: "Endereços antigos",
  pendente: "Versão guardada sem publicar",
  ...DEPOIMENTO_LABELS,
  ...DEPOIMENTOS_SECAO_LABELS,
  ...PAGINAS_LABELS,
  tipo_usuario: USUARIO_LABELS.tipo_usuario,
  criado_em: "Criado em",
  imagem_fundo_url: "Imagem de fundo",
  largura: "Largura",
  altura: "Altura",
  valor: "Valor",
  icone: "Ícone",
  url: "Endereço",
  links_redes_sociais: "Redes sociais",
  instagram: "Instagram",
  facebook: "Facebook",
  whatsapp: "WhatsApp",
  cores_principais: "Cores",
  texto: "Texto",
  consentimento: "Consentimento",
  situacao: "Situação",
  pedido_em: "Pedido em",
  confirmado_em: "Confirmado em",
  saiu_em: "Saiu em",
  recusado_em: "Recusado em",
  mostrar: "Mostrar seção",
  satisfacao: "Satisfação",
  media: "Nota média",
  avaliacoes: "Avaliações",
  politica_privacidade: "Política de Privacidade",
  termos_uso: "Termos de Uso",
  campo: "Campo",
  regra: "Regra",
  palavras: "Palavras",
  primaria: "Primária",
  secundaria: "Secundária",
  recepcao: "Recepção",
  exames: "Exames",
};

const BUILT_IN = "o texto que veio com o sistema";

/** Labels of the fields that store a key. */
const VALORES: Record<string, Record<string, string>> = {
  tipo_usuario: {
    admin_master: "Administrador",
    editor: "Editor",
    leitor: "Leitor",
    laudos: "Laudos",
    recepcao: "Recepção",
  },
  status: STATUS_LABELS,
  categoria: CATEGORIA_LABELS,
  // As a form sends it: off is nothing at all.
  mostrar: { on: "sim", undefined: "não" },
  politica_privacidade: { null: BUILT_IN },
  termos_uso: { null: BUILT_IN },
  regra: REGRA_TITULOS,
  campo: CAMPOS,
};

/** Says what the address beside it says already. */
const STORAGE_KEY = "path";
/** Stands in the trail for what a person outside the staff wrote. */
const LEFT_OUT = "…";

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export function formatCampo(campo: string): string {
  return ownValue(CAMPOS, campo) ?? campo.replaceAll("_", " ");
}

/** A stored value as text: dates day first, lists and objects without brackets. */
export function formatValor(valor: unknown): string {
  if (valor === null || valor === undefined || valor === "") return "vazio";
  if (valor === LEFT_OUT) return "não guardado";
  if (typeof valor === "boolean") return valor ? "sim" : "não";
  if (typeof valor === "string" && ISO_DATE.test(valor)) {
    const moment = parseMoment(valor);
    if (moment) return formatDateTime(moment);
  }
  if (Array.isArray(valor)) return valor.map(formatValor).join("; ") || "vazio";
  if (isSemana(valor)) return formatSemana(valor);
  if (isFeriado(valor)) return formatFeriado(valor);
  if (typeof valor === "object") {
    return Object.entries(valor)
      .filter(([campo]) => campo !== STORAGE_KEY)
      .map(([campo, um]) => `${formatCampo(campo)}: ${formatCampoValor(campo, um)}`)
      .join(", ");
  }
  return String(valor);
}

function isSemana(valor: object): valor is Semana {
  return DIAS.every((dia) => Array.isArray((valor as Partial<Semana>)[dia]));
}

/** `Segunda a sexta 7h às 18h, Sábado e domingo Fechado`. */
function formatSemana(semana: Semana): string {
  return formatWeek(semana)
    .map(({ dias, horas }) => `${dias} ${horas}`)
    .join(", ");
}

function isFeriado(valor: object): valor is Feriado {
  const { data, intervalos } = valor as Partial<Feriado>;
  return typeof data === "string" && Array.isArray(intervalos);
}

/** `25/12/2026 Natal Fechado`. */
function formatFeriado({ data, nome, intervalos }: Feriado): string {
  return `${formatDay(data) || data} ${nome} ${formatHours(intervalos)}`;
}

export interface Mudanca {
  campo: string;
  antes: string | undefined;
  depois: string | undefined;
  /** Both sides read the same: the markup, a link or a picture's address changed. */
  isSameText?: true;
  /** Both sides are texts, not lists, numbers or dates. */
  isText?: true;
}

/** One entry per changed field; undefined on the side where there was no record. */
export function listMudancas(
  antes: Record<string, unknown> | null,
  depois: Record<string, unknown> | null,
): Mudanca[] {
  const campos = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})]);
  campos.delete("id");
  return [...campos].flatMap((campo) => {
    const sides = { antes: antes?.[campo], depois: depois?.[campo] };
    if (campo === "pendente" && antes && depois) return listPendente(sides);
    const change = {
      campo: formatCampo(campo),
      antes: antes ? formatCampoValor(campo, sides.antes) : undefined,
      depois: depois ? formatCampoValor(campo, sides.depois) : undefined,
    };
    return isArticle(campo, sides.depois) && change.antes === change.depois
      ? { ...change, isSameText: true as const }
      : { ...change, ...textMark(sides) };
  });
}

function textMark({ antes, depois }: { antes: unknown; depois: unknown }): Pick<Mudanca, "isText"> {
  return typeof antes === "string" && typeof depois === "string" ? { isText: true } : {};
}

/** Of a version that waits beside the published one: what it would change, and that it ended. */
function listPendente({ antes, depois }: { antes: unknown; depois: unknown }): Mudanca[] {
  const campo = formatCampo("pendente");
  if (isGroup(antes) && isGroup(depois)) {
    const changes = Object.keys(depois).map((inner) => ({
      campo: `${formatCampo(inner)} (${campo.toLowerCase()})`,
      antes: formatCampoValor(inner, antes[inner]),
      depois: formatCampoValor(inner, depois[inner]),
      ...textMark({ antes: antes[inner], depois: depois[inner] }),
    }));
    return changes.filter((change) => change.antes !== change.depois);
  }
  if (isGroup(antes)) return [{ campo, antes: "havia uma", depois: "nenhuma" }];
  return [{ campo, antes: formatValor(antes), depois: formatValor(depois) }];
}

function isGroup(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === "object" && valor !== null && !Array.isArray(valor);
}

/** HTML, which people read as text. */
function isArticle(campo: string, valor: unknown): valor is string {
  return campo === "conteudo" && typeof valor === "string" && isHtml(valor);
}

/** A field's value as its screen shows it. */
export function formatCampoValor(campo: string, valor: unknown): string {
  if (campo.endsWith("whatsapp") && typeof valor === "string") return formatTelefone(valor);
  if (isArticle(campo, valor)) return articleText(valor);
  return ownValue(ownValue(VALORES, campo), String(valor)) ?? formatValor(valor);
}
