import { useCallback, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import type { Finding } from "#domain/publicidade/findings.ts";
import type { ReviewedThing, Visto } from "#domain/publicidade/vistos.ts";
import type { action } from "./vistos.ts";

const PATH = href("/admin/publicidade/vistos");

type Mark = Record<"formulario" | "coisa" | "registro" | "campo" | "regra" | "palavras", string>;

export interface Vistos {
  list: readonly Visto[] | undefined;
  read(): void;
  mark(campo: string, finding: Finding, isSeen: boolean): void;
  isBusy(campo: string, finding: Finding): boolean;
}

export function useVistos(coisa: ReviewedThing, registro: string | undefined): Vistos {
  const [list, setList] = useState<readonly Visto[]>();
  const fetcher = useFetcher<typeof action>();
  const { data: answer, submit, state, formData } = fetcher;
  const requested = useRef<string>(undefined);
  const last = useRef<Mark>(undefined);

  const read = useCallback(() => {
    if (!registro || requested.current === registro) return;
    requested.current = registro;
    readVistos(coisa, registro).then(setList, () => {
      requested.current = undefined;
    });
  }, [coisa, registro]);

  useEffect(() => {
    if (answer?.vistos) setList(answer.vistos);
  }, [answer]);

  const send = (mark: Mark) => {
    last.current = mark;
    submit(mark, { method: "post", action: PATH });
  };
  useFormAnswer(answer, "Não foi possível guardar o visto.", () => {
    if (last.current) send(last.current);
  });
  return {
    list,
    read,
    mark(campo, { regra, palavras }, isSeen) {
      const formulario = isSeen ? "marcar" : "desfazer";
      if (registro) send({ formulario, coisa, registro, campo, regra, palavras });
    },
    isBusy(campo, { regra, palavras }) {
      const sent = (name: string) => formData?.get(name);
      return (
        state === "submitting" &&
        sent("campo") === campo &&
        sent("regra") === regra &&
        sent("palavras") === palavras
      );
    },
  };
}

/** Uses fetch, because the router would leave the screen if the session has ended. */
async function readVistos(coisa: string, registro: string): Promise<Visto[]> {
  const query = new URLSearchParams({ coisa, registro });
  const response = await fetch(`${PATH}?${query}`, { redirect: "manual" });
  if (!response.ok) throw new Error("no marks");
  const { vistos } = (await response.json()) as { vistos: (Visto & { visto_em: string })[] };
  return vistos.map((visto) => ({ ...visto, visto_em: new Date(visto.visto_em) }));
}
