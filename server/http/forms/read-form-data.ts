import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { findFormField } from "./form-names.ts";

export const FORM_LIMITS = { fields: 1000, name: 200 } as const;

/** `formulario` says which of a page's forms was sent; `outro` means that a new record is opened after saving. */
const BOOKKEEPING = ["formulario", "outro"];

const UNREADABLE = "O formulário não pôde ser lido.";
const TOO_MANY = "O formulário tem campos demais.";
const TOO_LONG = "O formulário tem uma lista longa demais.";
const REPEATED = "O formulário tem um campo repetido.";
const FILE = "O formulário tem um arquivo onde se espera um texto.";
const TRY_AGAIN = "Volte, recarregue a página e tente de novo.";

/** @throws a 400 as `readFormData` does */
export async function parseForm<Schema extends z.core.$ZodType>(request: Request, schema: Schema) {
  return parseWithZod(await readFormData(request, schema), { schema });
}

/**
 * Removes NUL, which PostgreSQL refuses, and turns line ends into \n.
 * @throws a 400 for a body that is no form, too many or repeated fields, too long a list, or a file in place of a text
 */
export async function readFormData(request: Request, schema: z.core.$ZodType): Promise<FormData> {
  return formDataOf(await readEntries(request), schema);
}

/** For fields that arrived with uploaded files. @throws a 400, as `readFormData` does */
export function formDataOf(
  entries: readonly (readonly [string, FormDataEntryValue])[],
  schema: z.core.$ZodType,
): FormData {
  const form = new FormData();
  if (entries.length > FORM_LIMITS.fields) throw refusal(TOO_MANY);
  for (const [name, value] of entries) {
    if (name.length > FORM_LIMITS.name) throw refusal(UNREADABLE);
    const field = BOOKKEEPING.includes(name)
      ? { isList: false, isFile: false }
      : findFormField(schema, name);
    if (field === undefined) continue;
    if (field === "too-long") throw refusal(TOO_LONG);
    if (!field.isList && form.has(name)) throw refusal(REPEATED);
    if (typeof value === "string") {
      form.append(name, value.replaceAll("\0", "").replace(/\r\n?/g, "\n"));
    } else {
      if (!field.isFile) throw refusal(FILE);
      form.append(name, value);
    }
  }
  return form;
}

export const WITH_FILES = "multipart/form-data";

export function formEncoding(headers: Headers): string {
  const [kind = ""] = (headers.get("content-type") ?? "").split(";", 1);
  return kind.trim().toLowerCase();
}

async function readEntries(request: Request): Promise<[string, FormDataEntryValue][]> {
  const type = request.headers.get("content-type") ?? "";
  switch (formEncoding(request.headers)) {
    case "application/x-www-form-urlencoded": {
      const text = await request.text();
      refuseMany(text, "&");
      return [...new URLSearchParams(text)];
    }
    case WITH_FILES:
      return readParts(await request.arrayBuffer(), type);
    default:
      throw refusal(UNREADABLE);
  }
}

async function readParts(body: ArrayBuffer, type: string) {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw refusal(UNREADABLE);
  refuseMany(new TextDecoder("latin1").decode(body), `--${boundary}`);
  try {
    const headers = { "content-type": type };
    return [...(await new Response(body, { headers }).formData())];
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw refusal(UNREADABLE);
  }
}

/** Counts fields before parsing, because building 100,000 empty fields takes longer than refusing them. */
function refuseMany(text: string, separator: string): void {
  // A multipart body has one piece before its first part and one after its last part.
  const most = FORM_LIMITS.fields + 2;
  if (text.split(separator, most + 1).length > most) throw refusal(TOO_MANY);
}

/** To be thrown. A route without a component shows the text of a thrown Response, but not that of an error. */
function refusal(text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return new Response(`${text} ${TRY_AGAIN}`, { status: 400, headers });
}
