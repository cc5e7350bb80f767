/** A search for a patient is encrypted in the URL, because histories and logs store URLs (OWASP ASVS 14.2.1). */
import { redirect } from "react-router";
import { listSearch } from "#app/admin/record/list/list-search.ts";
import type { z } from "#domain/z.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";

const MARK = "~";
const LONGEST = 1_000;

export interface EncryptedBusca {
  busca: string;
  encrypted: string;
}

/** Also accepts an unencrypted search that somebody typed into the URL. */
export function readBusca(work: StaffWork): EncryptedBusca {
  const given = new URL(work.request.url).searchParams.get("busca") ?? "";
  if (given === "" || given.length > LONGEST) return { busca: "", encrypted: "" };
  if (!given.startsWith(MARK)) {
    const busca = given.replace(/\p{Cc}/gu, "").slice(0, 100);
    return { busca, encrypted: encryptBusca(work, busca) };
  }
  try {
    const bytes = Buffer.from(given.slice(MARK.length), "base64url");
    return {
      busca: work.context.services.dataKeys.decrypt(bytes, bindingOf(work)),
      encrypted: given,
    };
  } catch {
    // A damaged search, or one that another person encrypted, is ignored.
    return { busca: "", encrypted: "" };
  }
}

export async function answerBusca<Filters extends Record<string, string>>(
  work: StaffWork,
  path: string,
  schema: z.ZodType<Filters & { formulario: "buscar"; busca: string }>,
): Promise<Response> {
  const submission = await parseForm(work.request, schema);
  if (submission.status !== "success") return redirect(path);
  const { formulario: _, busca, ...filters } = submission.value;
  const used = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  const encrypted = encryptBusca(work, busca);
  return redirect(path + listSearch({ busca: encrypted, filters: Object.fromEntries(used) }));
}

function encryptBusca(work: StaffWork, busca: string): string {
  if (busca === "") return "";
  const bytes = work.context.services.dataKeys.encrypt(busca, bindingOf(work));
  return MARK + bytes.toString("base64url");
}

function bindingOf({ staff }: StaffWork) {
  return { table: "pacientes", column: "busca", id: staff.usuario.id };
}
