import { type Paginas, paginasForm } from "#domain/paginas/paginas.ts";
import { paginas } from "#server/data/paginas.ts";
import { sanitisePage } from "#server/html/sanitise.ts";
import type { RouteArgs } from "../record/list/list-records.server.ts";
import { saveSingleRecord } from "../record/save-record.server.ts";

type Texts = Pick<Paginas, "politica_privacidade" | "termos_uso">;

export function savePaginas(args: RouteArgs) {
  return saveSingleRecord(args, {
    thing: "paginas",
    schema: paginasForm,
    said: "Páginas atualizadas com sucesso!",
    // Checks the sanitised texts, because sanitising can make a text too long or leave it without words.
    check: async (typed) => paginasForm.safeParse(sanitised(typed)).error?.flatten().fieldErrors,
    save: (tx, { versao, values }) =>
      paginas.save(tx, { versao, values: paginasForm.parse(sanitised(values)) }),
  });
}

function sanitised({ politica_privacidade, termos_uso }: Texts): Texts {
  return {
    politica_privacidade: sanitisePage(politica_privacidade),
    termos_uso: sanitisePage(termos_uso),
  };
}
