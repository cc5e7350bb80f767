import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { parseSobreDraft } from "#domain/paginas/home-drafts.ts";
import { homeSobreForm, SOBRE_LABELS } from "#domain/paginas/home-sobre.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { homeSobre } from "#server/data/home/home-sobre.ts";
import { About } from "../../site/home/about.tsx";
import { aboutClinic } from "../../site/quem-somos/about-clinic.ts";
import { Story } from "../../site/quem-somos/story.tsx";
import { PublicidadeReview } from "../publicidade/review.tsx";
import { RecordForm } from "../record/record-form.tsx";
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

/** Previews the home page's section, and below it the fields that only the page Quem Somos shows. */
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
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!loaded) return <FailedLoad text={HOME_TEXTS.loadFailed} />;
  return (
    <SectionEditor label="Sobre" preview={preview} recordId={loaded.record?.id} thing="home_sobre">
      <PublicidadeReview recordId={loaded.record?.id} thing="home_sobre">
        <RecordForm
          answer={answer}
          defaults={DEFAULT_HOME_SOBRE}
          failure={HOME_TEXTS.saveFailed}
          id="sobre"
          isLong
          labels={SOBRE_LABELS}
          record={loaded.record}
          schema={homeSobreForm}
        >
          {(fields) => <SobreFields fields={fields} />}
        </RecordForm>
      </PublicidadeReview>
    </SectionEditor>
  );
}
