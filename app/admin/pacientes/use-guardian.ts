import { type RefObject, useEffect, useState } from "react";
import { href } from "react-router";
import { fillControl } from "#app/ui/controls/announced.ts";
import { parseCpf } from "#domain/pessoas/cpf.ts";
import { guardianUntil } from "#domain/pessoas/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { parseTypedDay } from "#domain/texto/fields.ts";

interface GuardianNames {
  birth: string;
  nome: string;
  cpf: string;
  ate: string;
}

/** @param today the date as YYYY-MM-DD */
export function useGuardian(
  box: RefObject<HTMLElement | null>,
  { birth, nome, cpf, ate }: GuardianNames,
  today: string,
): string | undefined {
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    const form = box.current;
    if (!form) return;
    const control = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    // Remembers the values that this code filled in, because values that a person typed must not be replaced.
    const filled = new Map<string, string>();
    const fill = (name: string, value: string) => {
      const input = control(name);
      if (!input || (input.value !== "" && input.value !== filled.get(name))) return;
      filled.set(name, value);
      if (input.value !== value) fillControl(input, value);
    };
    let lookedUp: string | undefined;
    let controller: AbortController | undefined;
    const lookUp = async (digits: string | undefined) => {
      if (digits === lookedUp) return;
      lookedUp = digits;
      controller?.abort();
      controller = new AbortController();
      setKnown(undefined);
      const found = digits && (await findGuardian(digits, controller.signal));
      if (!found || digits !== lookedUp) return;
      fill(nome, found);
      setKnown(found);
    };
    const onInput = () => {
      const typedCpf = control(cpf)?.value ?? "";
      void lookUp(parseCpf(typedCpf));
      if (typedCpf === "" && !control(nome)?.value) return;
      const day = parseTypedDay(control(birth)?.value ?? "");
      const until = day && guardianUntil(day, today);
      if (until) fill(ate, formatDay(until));
    };
    form.addEventListener("input", onInput);
    return () => {
      form.removeEventListener("input", onInput);
      controller?.abort();
    };
  }, [box, birth, nome, cpf, ate, today]);
  return known;
}

async function findGuardian(cpf: string, signal: AbortSignal): Promise<string | undefined> {
  const body = new URLSearchParams({ cpf });
  try {
    const answer = await fetch(href("/admin/pacientes/responsavel"), {
      method: "POST",
      body,
      signal,
    });
    return answer.ok ? ((await answer.json()) as { nome?: string }).nome : undefined;
  } catch {
    return undefined;
  }
}
