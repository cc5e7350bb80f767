import { useEffect } from "react";
import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { PartLinks } from "#app/admin/parts/part-links.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { CONFIGURACOES_LABELS, configuracoesSiteForm } from "#domain/clinica/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { configuracoesSite } from "#server/data/configuracoes-site.ts";
import { RecordForm } from "../record/record-form.tsx";
import { saveSingleRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/page.ts";
import { BrandFields } from "./brand-fields.tsx";
import { ClinicFields } from "./clinic-fields.tsx";
import { ColourFields } from "./colour-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { LawFields } from "./law-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { PARTS } from "./parts.ts";
import { VisitorFields } from "./visitor-fields.tsx";

const TEXTS = {
  saved: "Configurações salvas com sucesso.",
  saveFailed: "Não foi possível salvar as configurações.",
  loadFailed: loadFailedOf("configuracoes_site"),
  created: {
    title: "Configurações criadas",
    text: "Configurações padrão foram importadas do frontend",
  },
};

/** Stores the default settings at the first visit. */
export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "configuracoes_site");
  return work.tryRead((tx) => configuracoesSite.readOrCreate(tx, DEFAULT_CONFIGURACOES));
}

export function action(args: Route.ActionArgs) {
  return saveSingleRecord(args, {
    thing: "configuracoes_site",
    schema: configuracoesSiteForm,
    said: TEXTS.saved,
    save: configuracoesSite.save,
  });
}

export const clientAction = keepTyped;

export default function ConfiguracoesPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const toast = useToast();
  const isNew = loaded?.isNew ?? false;
  useEffect(() => {
    if (isNew) toast(TEXTS.created);
  }, [isNew, toast]);
  return (
    <>
      <ScreenHead
        text="O que o site inteiro diz da clínica. Tudo o que você salva aparece nele na hora."
        title="Configurações Gerais"
      >
        {loaded && <HistoryLink id={loaded.record.id} thing="configuracoes_site" />}
      </ScreenHead>
      {loaded && <PartLinks parts={PARTS} />}
      {loaded ? (
        <RecordForm
          answer={answer}
          failure={TEXTS.saveFailed}
          id="configuracoes"
          isLong
          labels={CONFIGURACOES_LABELS}
          record={loaded.record}
          schema={configuracoesSiteForm}
        >
          {(fields) => (
            <>
              <ClinicFields fields={fields} />
              <BrandFields fields={fields} />
              <HoursFields fields={fields} />
              <LinkFields fields={fields} />
              <LawFields fields={fields} />
              <ColourFields fields={fields} />
              <VisitorFields fields={fields} />
            </>
          )}
        </RecordForm>
      ) : (
        <FailedLoad text={TEXTS.loadFailed} />
      )}
    </>
  );
}
