import { expect } from "vitest";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { eventually } from "./eventually.ts";
import type { MailServer } from "./mail-server.ts";

export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

export async function essence(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const name of ["x-request-id", "date", "set-cookie", "etag"]) delete headers[name];
  return { status: response.status, headers, body: await response.text() };
}

/** @throws if the mail's text reveals anything about the patient or an exam */
export async function mailTo(
  { received }: MailServer,
  email: string | null,
  words: RegExp,
): Promise<string> {
  let text = "";
  await eventually(async () => {
    text = received.find((one) => one.to === email && words.test(one.text))?.text ?? "";
    expect(text).toMatch(words);
  });
  const people = DEMO_PACIENTES.filter((one) => one.email === email);
  const exams = DEMO_LAUDOS.flatMap((one) => [one.exame, one.protocolo, one.medico_responsavel]);
  for (const secret of [...people.flatMap((one) => [one.nome, accessCpf(one)]), ...exams]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/exame|laudo|resultado d|m[ée]dic/i);
  return text;
}
