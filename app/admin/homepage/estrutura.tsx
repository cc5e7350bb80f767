import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { DEFAULT_HOME_ESTRUTURA } from "#domain/defaults/home-estrutura.ts";
import { parseEstruturaDraft } from "#domain/paginas/home-drafts.ts";
import { ESTRUTURA_LABELS, homeEstruturaForm } from "#domain/paginas/home-estrutura.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { homeEstrutura } from "#server/data/home/home-estrutura.ts";
import { Facility } from "../../site/home/facility.tsx";
import { saveSingleRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/estrutura.ts";
import { EstruturaFields } from "./estrutura-fields.tsx";
import { pictureHere } from "./picture-here.ts";
import { SectionEditor } from "./section-editor.tsx";
import { HOME_TEXTS } from "./texts.ts";
import type { Typed } from "./use-typed.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "home_estrutura");
  return work.tryRead(async (tx) => ({ record: (await homeEstrutura.read(tx)) ?? null }));
}

export function action(args: Route.ActionArgs) {
  return saveSingleRecord(args, {
    thing: "home_estrutura",
    schema: homeEstruturaForm,
    to: href("/admin/homepage/estrutura"),
    said: HOME_TEXTS.saved("Estrutura"),
    save: homeEstrutura.save,
  });
}

export const clientAction = keepTyped;

function preview(typed: Typed["values"]) {
  const estrutura = parseEstruturaDraft(typed);
  const imagens = estrutura.imagens.map((imagem) => ({ ...imagem, url: pictureHere(imagem.url) }));
  return <Facility estrutura={{ ...estrutura, imagens }} />;
}

export default function EstruturaTab() {
  return (
    <SectionEditor
      answer={useActionData<typeof action>()}
      defaults={DEFAULT_HOME_ESTRUTURA}
      id="estrutura"
      label="Estrutura"
      labels={ESTRUTURA_LABELS}
      loaded={useLoaderData<typeof loader>()}
      preview={preview}
      schema={homeEstruturaForm}
      thing="home_estrutura"
    >
      {(fields) => <EstruturaFields fields={fields} />}
    </SectionEditor>
  );
}
