import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { parseSobreDraft } from "#domain/paginas/home-drafts.ts";
import { homeSobreForm, SOBRE_LABELS } from "#domain/paginas/home-sobre.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { homeSobre } from "#server/data/home/home-sobre.ts";
import { About } from "../../site/home/about.tsx";
import { aboutClinic } from "../../site/quem-somos/about-clinic.ts";
import { Story } from "../../site/quem-somos/story.tsx";
import { saveSingleRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/sobre.ts";
import { SectionEditor } from "./section-editor.tsx";
import { SobreFields } from "./sobre-fields.tsx";
import { HOME_TEXTS } from "./texts.ts";
import type { Typed } from "./use-typed.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "home_sobre");
  return work.tryRead(async (tx) => ({ record: (await homeSobre.read(tx)) ?? null }));
}

export function action(args: Route.ActionArgs) {
  return saveSingleRecord(args, {
    thing: "home_sobre",
    schema: homeSobreForm,
    to: href("/admin/homepage/sobre"),
    said: HOME_TEXTS.saved("Sobre"),
    save: homeSobre.save,
  });
}

export const clientAction = keepTyped;

function preview(typed: Typed["values"]) {
  const sobre = parseSobreDraft(typed);
  return (
    <>
      <About sobre={sobre} />
      <Story about={aboutClinic(sobre)} />
    </>
  );
}

export default function SobreTab() {
  return (
    <SectionEditor
      answer={useActionData<typeof action>()}
      defaults={DEFAULT_HOME_SOBRE}
      id="sobre"
      label="Sobre"
      labels={SOBRE_LABELS}
      loaded={useLoaderData<typeof loader>()}
      preview={preview}
      schema={homeSobreForm}
      thing="home_sobre"
    >
      {(fields) => <SobreFields fields={fields} />}
    </SectionEditor>
  );
}
