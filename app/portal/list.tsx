import {
  type ActionFunctionArgs,
  href,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { endAccessForm } from "#domain/laudos/results-lookup.ts";
import { formatDay } from "#domain/texto/datas.ts";
import type { Laudo } from "#server/data/laudos/encrypted-laudo.ts";
import { listOwnLaudos, noteAccess } from "#server/data/laudos/patient-access.ts";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { requestContext } from "#server/http/request-context.ts";
import { endedCookie } from "#server/portal/access-token.ts";
import { leadToLookUp, withAccess } from "#server/portal/as-patient.ts";
import { LaudoStatus } from "./laudo-status.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const own = await withAccess(args, listOwnLaudos);
  if (!own) throw leadToLookUp(args);
  return own;
}

export async function action(args: ActionFunctionArgs) {
  const context = args.context.get(requestContext);
  const posted = { context, request: args.request };
  return answerForm(posted, {
    schema: endAccessForm,
    invalid: () => redirect(href("/resultados/laudos")),
    async do() {
      try {
        await withAccess(args, (tx) => noteAccess(tx, "encerrou_acesso", null, []));
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
      }
      const notice = {
        title: "Acesso encerrado",
        text: "Ninguém mais abre os seus laudos neste aparelho sem buscar de novo.",
        kind: "success",
      } as const;
      const headers = { "Set-Cookie": endedCookie(context, "acesso") };
      return redirectWithFlash(context, "/resultados", notice, headers);
    },
  });
}

export default function LaudosPage() {
  const { pacientes, isFamily, isOneOnly } = useLoaderData<typeof loader>();
  const title = isFamily ? "Laudos da família" : "Meus laudos";
  return (
    <>
      <title>{title}</title>
      <h1 className="text-h2">{title}</h1>
      {isFamily && (
        <p className="mt-2 max-w-prose text-neutro-700">
          Aqui estão os filhos menores de 18 anos por quem você responde na clínica.
        </p>
      )}
      {pacientes.map(({ id, nome, laudos, isReserved }) => (
        <section className={isFamily ? "mt-10" : "mt-2"} key={id}>
          {isFamily ? (
            <h2 className="text-h3">{nome}</h2>
          ) : (
            <p className="text-lead text-neutro-700">{nome}</p>
          )}
          <LaudoList
            empty={isReserved ? RESERVED : "Ainda não há laudos por aqui."}
            heading={isFamily ? "h3" : "h2"}
            laudos={laudos}
          />
        </section>
      ))}
      {isOneOnly && (
        <p className="mt-8 max-w-prose text-neutro-700">
          O protocolo abre só este laudo. Para ver todos os seus exames,{" "}
          <a className="link" href="/resultados">
            busque com CPF e data de nascimento
          </a>
          : enviamos um código para o <span className="whitespace-nowrap">e-mail</span> cadastrado.
        </p>
      )}
    </>
  );
}

const RESERVED =
  "Os laudos de quem tem 16 ou 17 anos são reservados ao próprio paciente, que os abre com o próprio CPF.";

interface LaudoListProps {
  empty: string;
  heading: "h2" | "h3";
  laudos: readonly Laudo[];
}

function LaudoList({ empty, heading: Heading, laudos }: LaudoListProps) {
  if (laudos.length === 0) return <p className="mt-6 max-w-prose">{empty}</p>;
  return (
    <ul className="mt-6 grid max-w-4xl gap-4">
      {laudos.map((laudo) => (
        <li
          className="relative rounded-wide border border-neutro-200 bg-white p-5 sm:p-6"
          key={laudo.id}
        >
          <div className="flex items-start justify-between gap-4">
            <Heading className="text-h3">
              <a
                className="rounded-soft after:absolute after:inset-0 after:rounded-wide hover:text-texto-primaria"
                href={href("/resultados/laudos/:protocolo", { protocolo: laudo.protocolo })}
              >
                {laudo.exame}
              </a>
            </Heading>
            <Icon name="arrow-right" className="mt-1 size-5 shrink-0 text-texto-primaria" />
          </div>
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-neutro-700">
            {laudo.movido_para === null && (
              <div className="flex gap-2">
                <dt>Exame em</dt>
                <dd className="tabular-nums">{formatDay(laudo.data_exame)}</dd>
              </div>
            )}
            <div className="flex flex-wrap gap-x-2">
              <dt>Protocolo</dt>
              <dd className="tabular-nums">{laudo.protocolo}</dd>
            </div>
          </dl>
          <div className="mt-4">
            <LaudoStatus laudo={laudo} />
          </div>
        </li>
      ))}
    </ul>
  );
}
