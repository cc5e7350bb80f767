/**
 * A search for a patient names one: a name or a CPF. In an address it would stay in the browser's
 * history and in the logs of proxies (OWASP ASVS 14.2.1), so it stands there encrypted, and opens for
 * whoever typed it only.
 */
import { redirect } from "react-router";
import { listSearch } from "#app/admin/record/list/list-search.ts";
import type { z } from "#domain/z.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";

const MARK = "~";
const LONGEST = 1_000;

/** What was looked for, and what stands for it in the address. */
export interface EncryptedBusca {
  busca: string;
  encrypted: string;
}

/** A word that somebody wrote into the address by hand is taken as it is. */
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
    // Another person's, or cut off on the way: as if nothing had been looked for.
    return { busca: "", encrypted: "" };
  }
}

/** Answers the search form of a list. @param filters what the form and the address carry on */
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
