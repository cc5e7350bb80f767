import { formatDateTime, parseMoment } from "../texto/datas.ts";
import { articleText, isHtml } from "../texto/html-text.ts";
import { ownValue } from "../texto/own-value.ts";
import type { FieldEntry, LabelledField } from "../thing-entry.ts";
import { thingEntry } from "../things.ts";

type Fields = Readonly<Record<string, FieldEntry>> | undefined;
type Values = Record<string, unknown>;

/** The trail contains this sign in place of a text by a person outside the staff. */
const LEFT_OUT = "…";
const NOT_STORED = "não guardado";
const PENDENTE = "pendente";

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export function formatCampo(coisa: string, campo: string): string {
  return fieldOf(coisa, campo)?.label ?? campo.replaceAll("_", " ");
}

export function formatCampoValor(coisa: string, campo: string, valor: unknown): string {
  const mark = markField(coisa, campo);
  // In `publicidade_vistos`, the column `campo` has a field's name; people see that field's label.
  if (mark && campo === "campo" && typeof valor === "string") return formatCampo(coisa, valor);
  return formatField(mark ?? fieldOf(coisa, campo), valor);
}

export function isArticleField(coisa: string, campo: string): boolean {
  return fieldOf(coisa, campo)?.isArticle === true;
}

export function formatValor(valor: unknown, fields?: Fields): string {
  if (Array.isArray(valor)) return valor.map((um) => formatValor(um, fields)).join("; ") || "vazio";
  if (valor === null || valor === undefined || valor === "") return "vazio";
  if (valor === LEFT_OUT) return NOT_STORED;
  if (typeof valor === "boolean") return valor ? "sim" : "não";
  if (typeof valor === "string" && ISO_DATE.test(valor)) {
    const moment = parseMoment(valor);
    if (moment) return formatDateTime(moment);
  }
  if (typeof valor !== "object") return String(valor);
  return Object.entries(valor)
    .map(([campo, um]) => ({ campo, um, field: labelled(ownValue(fields, campo)) }))
    .filter(({ field }) => !field?.isHidden)
    .map(
      ({ campo, um, field }) =>
        `${field?.label ?? campo.replaceAll("_", " ")}: ${formatField(field, um)}`,
    )
    .join(", ");
}

function formatField(field: LabelledField | undefined, valor: unknown): string {
  if (Array.isArray(valor)) return valor.map((um) => formatField(field, um)).join("; ") || "vazio";
  if (field?.isArticle && typeof valor === "string" && isHtml(valor)) return articleText(valor);
  return (
    ownValue(field?.values, String(valor)) ??
    (valor === LEFT_OUT ? NOT_STORED : emptyOr(valor, field?.format)) ??
    formatValor(valor, field?.fields)
  );
}

function emptyOr(valor: unknown, format: LabelledField["format"]): string | undefined {
  return valor === null || valor === undefined || valor === "" ? undefined : format?.(valor);
}

export interface Mudanca {
  campo: string;
  antes: string | undefined;
  depois: string | undefined;
  /** True if only markup, a link or a picture's URL has changed. */
  isSameText?: true;
  isText?: true;
}

/** @returns one entry for each changed field; `antes` is undefined for a new record, `depois` for a deleted one */
export function listMudancas(
  coisa: string,
  antes: Values | null,
  depois: Values | null,
): Mudanca[] {
  const campos = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})]);
  campos.delete("id");
  return [...campos].flatMap((campo) => {
    if (fieldOf(coisa, campo)?.isHidden) return [];
    const sides = { antes: antes?.[campo], depois: depois?.[campo] };
    if (campo === PENDENTE && antes && depois) return listPendente(coisa, sides);
    const format = (valor: unknown) => formatInTrail(coisa, campo, valor);
    const change = {
      campo: (markField(coisa, campo) ?? fieldOf(coisa, campo))?.label ?? formatCampo(coisa, campo),
      antes: antes ? format(sides.antes) : undefined,
      depois: depois ? format(sides.depois) : undefined,
    };
    const isMarkup =
      isArticleField(coisa, campo) &&
      typeof sides.depois === "string" &&
      isHtml(sides.depois) &&
      change.antes === change.depois;
    return isMarkup ? { ...change, isSameText: true as const } : { ...change, ...textMark(sides) };
  });
}

/** Never shows what people outside the staff wrote, even if the database had recorded it. */
function formatInTrail(coisa: string, campo: string, valor: unknown): string {
  const isTold = !thingEntry(coisa)?.isPersonal || markField(coisa, campo) !== undefined;
  return isTold ? formatCampoValor(coisa, campo, valor) : NOT_STORED;
}

function textMark({ antes, depois }: { antes: unknown; depois: unknown }): Pick<Mudanca, "isText"> {
  return typeof antes === "string" && typeof depois === "string" ? { isText: true } : {};
}

function listPendente(coisa: string, { antes, depois }: Record<"antes" | "depois", unknown>) {
  const campo = formatCampo(coisa, PENDENTE);
  if (isGroup(antes) && isGroup(depois)) {
    const changes: Mudanca[] = Object.keys(depois).map((inner) => ({
      campo: `${formatCampo(coisa, inner)} (${campo.toLowerCase()})`,
      antes: formatCampoValor(coisa, inner, antes[inner]),
      depois: formatCampoValor(coisa, inner, depois[inner]),
      ...textMark({ antes: antes[inner], depois: depois[inner] }),
    }));
    return changes.filter((change) => change.antes !== change.depois);
  }
  if (isGroup(antes)) return [{ campo, antes: "havia uma", depois: "nenhuma" }];
  return [
    {
      campo,
      antes: formatCampoValor(coisa, PENDENTE, antes),
      depois: formatCampoValor(coisa, PENDENTE, depois),
    },
  ];
}

function isGroup(valor: unknown): valor is Values {
  return typeof valor === "object" && valor !== null && !Array.isArray(valor);
}

function fieldOf(coisa: string, path: string): LabelledField | undefined {
  let fields: Fields = thingEntry(coisa)?.fields;
  let field: LabelledField | undefined;
  for (const name of path.split(".")) {
    field = labelled(ownValue(fields, name));
    fields = field?.fields;
  }
  return field;
}

/** @returns the field of `publicidade_vistos`, whose rows about a record are part of the record's history */
function markField(coisa: string, campo: string): LabelledField | undefined {
  if (fieldOf(coisa, campo)) return undefined;
  return fieldOf("publicidade_vistos", campo);
}

function labelled(field: FieldEntry | undefined): LabelledField | undefined {
  return typeof field === "string" ? { label: field } : field;
}
