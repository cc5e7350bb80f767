import {
  type ActionFunctionArgs,
  data,
  href,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { getOwnCompartilhamentos } from "#server/data/compartilhamentos/own-compartilhamentos.ts";
import { leadToLookUp, withAccess } from "#server/portal/as-patient.ts";
import { MissingLaudo } from "../missing-laudo.tsx";
import {
  answerCompartilhar,
  type CompartilharAnswer,
  newPedido,
} from "./answer-compartilhar.server.ts";
import { Compartilhamentos } from "./compartilhamentos.tsx";
import { CompartilharForm } from "./compartilhar-form.tsx";
import { NewShare } from "./new-share.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const protocolo = args.params.protocolo ?? "";
  const opened = await withAccess(args, async (tx) => ({
    found: await getOwnCompartilhamentos(tx, protocolo),
  }));
  if (!opened) throw leadToLookUp(args);
  if (!opened.found) return data(null, { status: 404 });
  return data({ ...opened.found, pedido: newPedido(), agora: new Date() });
}

export function action(args: ActionFunctionArgs) {
  return answerCompartilhar(args);
}

export const headers = actionHeaders;

export default function CompartilharPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer: CompartilharAnswer | undefined = useActionData<typeof action>();
  if (!loaded) return <MissingLaudo />;
  const { laudo, compartilhamentos, hasImages, pedido, agora } = loaded;
  const criado = answer?.criado;
  return (
    <>
      <title>Mostrar ao meu médico</title>
      <p>
        <a
          className="link inline-flex min-h-11 items-center gap-2"
          href={href("/resultados/laudos/:protocolo", { protocolo: laudo.protocolo })}
        >
          <Icon name="arrow-left" className="size-5" />
          Voltar ao laudo
        </a>
      </p>
      <h1 className="mt-3 text-h2">Mostrar ao meu médico</h1>
      <p className="mt-2 text-lead text-neutro-700">{laudo.exame}</p>
      {answer?.notice && (
        <div className="mt-6 max-w-2xl">
          <Notice isFocused {...answer.notice} />
        </div>
      )}
      {criado ? (
        <NewShare criado={criado} protocolo={laudo.protocolo} />
      ) : isLegivel(laudo.status) ? (
        <CompartilharForm hasImages={hasImages} pedido={pedido} result={answer?.result} />
      ) : (
        <p className="mt-6 max-w-prose">
          Só um laudo liberado pode ser mostrado. Quando a clínica liberar este, volte aqui.
        </p>
      )}
      <Compartilhamentos agora={agora} compartilhamentos={compartilhamentos} />
    </>
  );
}
