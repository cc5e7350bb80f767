import { data, href, useFetcher, useLoaderData, useRevalidator } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { EstudoFacts } from "#app/admin/imagens/estudo-facts.tsx";
import { answerLink } from "#app/admin/imagens/link-estudo.server.ts";
import { LinkForm } from "#app/admin/imagens/link-form.tsx";
import { SerieList } from "#app/admin/imagens/serie-list.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { buscarPacsForm, ligarForm } from "#domain/imagens/forms.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { type Estudo, listEstudoReaders, listEstudosOf } from "#server/data/imagens/estudos.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import type { PatientTrailLine } from "#server/data/laudos/patient-trail.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { TrailTable } from "../acessos/trail-table.tsx";
import type { Route } from "./+types/page.ts";
import { answerPacs } from "./answer-pacs.server.ts";
import { SendImages } from "./send-images.tsx";

const READING = { acao: "viu_laudo", dados: ["imagens"] } as const;

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "estudos");
  const { pacsUrl } = work.context.services.config;
  return work.transaction(async (tx) => {
    const laudo = await getLaudo(tx, args.params.id, READING);
    const paciente = laudo && (await getPaciente(tx, laudo.paciente_id));
    if (!paciente) throw data(null, { status: 404 });
    const estudos = await listEstudosOf(tx, laudo);
    const seen = await Promise.all(estudos.map(({ id }) => listEstudoReaders(tx, id)));
    const { id, protocolo, exame, data_exame, status } = laudo;
    return {
      laudo: { id, protocolo, exame, data_exame, isAnnulled: status === "anulado" },
      paciente: { nome: paciente.nome },
      estudos: estudos.map((estudo, index) => ({ ...estudo, seen: seen[index] ?? [] })),
      hasPacs: pacsUrl !== undefined,
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "estudos");
  const sent = await readFormData(args.request, z.union([ligarForm, buscarPacsForm]));
  if (sent.get("formulario") === "pacs") return answerPacs(work, sent, args.params.id);
  return answerLink(work, sent, args.params.id);
}

export const clientAction = keepTyped;

export default function LaudoImagensPage() {
  const { laudo, paciente, estudos, hasPacs } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ScreenHead
        text="Cópia para entrega ao paciente: não substitui o arquivo de imagens da clínica."
        title={`Imagens ${laudo.protocolo}`}
      >
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
        {hasPacs && !laudo.isAnnulled && <FetchFromPacs />}
      </ScreenHead>
      <div className="mb-6">
        <p className="font-semibold">{paciente.nome}</p>
        <p className="text-neutro-800 tabular-nums">
          {laudo.exame}, {formatDay(laudo.data_exame)}
        </p>
      </div>
      {laudo.isAnnulled ? (
        <p>Um laudo anulado não recebe imagens, e o paciente não vê as que tem.</p>
      ) : (
        <SendImages laudo={laudo.id} onSent={() => void revalidate()} />
      )}
      {estudos.length === 0 ? (
        <p className="mt-8 text-neutro-700">Este laudo ainda não tem imagens.</p>
      ) : (
        <ul
          aria-label="Estudos"
          className="mt-8 divide-y divide-neutro-200 border-y border-neutro-200"
        >
          {estudos.map((estudo) => (
            <li className="py-5" key={estudo.id}>
              <LinkedEstudo estudo={estudo} laudo={laudo.id} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LinkedEstudoProps {
  estudo: Estudo & { seen: readonly PatientTrailLine[] };
  laudo: string;
}

function LinkedEstudo({ estudo, laudo }: LinkedEstudoProps) {
  const { id, dados, divergencias, recebido_em, series, seen } = estudo;
  const headingId = `estudo-${id}`;
  return (
    <article aria-labelledby={headingId}>
      <EstudoFacts
        dados={dados}
        divergencias={divergencias}
        id={headingId}
        recebido_em={recebido_em}
      />
      <SerieList series={series} />
      <div className="mt-4">
        <LinkForm
          action={href("/admin/laudos/:id/imagens", { id: laudo })}
          confirm="Confirmar mudança"
          describedBy={headingId}
          estudo={id}
          label="Mover para outro laudo"
        />
      </div>
      <section className="mt-4">
        <h3 className="font-semibold">Quem já viu</h3>
        {seen.length === 0 ? (
          <p className="text-sm text-neutro-700">Ninguém de fora da equipe viu estas imagens.</p>
        ) : (
          <TrailTable label="Quem já viu" lines={seen} />
        )}
      </section>
    </article>
  );
}

function FetchFromPacs() {
  const fetcher = useFetcher<FormAnswer>();
  const request = () => void fetcher.submit({ formulario: "pacs" }, { method: "post" });
  useFormAnswer(fetcher.data, "Erro ao buscar no PACS", request);
  return (
    <Button icon="download" isBusy={fetcher.state !== "idle"} onPress={request}>
      Buscar no PACS
    </Button>
  );
}
