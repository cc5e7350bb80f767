import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { depoimentosSecaoForm } from "#domain/clinica/depoimentos.ts";
import { depoimentosSecao } from "#server/data/depoimentos.ts";
import { saveSingleRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/secao.ts";

export function loader() {
  return redirect(href("/admin/depoimentos"));
}

export function action(args: Route.ActionArgs) {
  return saveSingleRecord(args, {
    thing: "depoimentos_secao",
    schema: depoimentosSecaoForm,
    to: href("/admin/depoimentos"),
    said: "Seção atualizada com sucesso!",
    save: depoimentosSecao.save,
  });
}

export const clientAction = keepTyped;
