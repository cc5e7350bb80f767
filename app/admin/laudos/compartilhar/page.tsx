import { href, useActionData, useLoaderData } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/controls/choice-field.tsx";
import {
  COMPARTILHAR_PADRAO,
  compartilharForm,
  DIAS_CHOICES,
  oqueChoices,
} from "#domain/compartilhamentos/compartilhamentos.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { formatDay } from "#domain/texto/datas.ts";
import type { Route } from "./+types/page.ts";
import { answerShares, type SharesAnswer } from "./answer-shares.server.ts";
import { loadShares } from "./load-shares.server.ts";
import { ShareSlips } from "./share-slips.tsx";
import { Shares } from "./shares.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadShares(args);
}

export function action(args: Route.ActionArgs) {
  return answerShares(args);
}

export const clientAction = keepTyped;

export default function CompartilharPage() {
  const { laudo, paciente, clinic, compartilhamentos, hasImages, pedido, agora } =
    useLoaderData<typeof loader>();
  const answer: SharesAnswer | undefined = useActionData<typeof action>();
  const criado = answer?.criado;
  return (
    <>
      <div className="print:hidden">
        <ScreenHead
          text={
            criado
              ? "Imprima agora: a senha não aparece de novo. Entregue os dois papéis separados."
              : "Para quem não tem celular: um papel leva o link e o código ao médico, o outro a senha."
          }
          title={`Compartilhar ${laudo.protocolo}`}
        >
          <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
          {criado && (
            <Button icon="print" variant="filled" onPress={() => window.print()}>
              Imprimir
            </Button>
          )}
        </ScreenHead>
        <div className="mb-6">
          <p className="font-semibold">{paciente.nome}</p>
          <p className="text-neutro-800 tabular-nums">
            {laudo.exame}, {formatDay(laudo.data_exame)}
          </p>
        </div>
      </div>
      {criado && (
        <>
          <ShareSlips clinic={clinic} criado={criado} iniciais={paciente.iniciais} />
          <p className="mt-4 print:hidden">
            <a className="link" href={href("/admin/laudos/:id/compartilhar", { id: laudo.id })}>
              Criar outro link
            </a>
          </p>
        </>
      )}
      <div className="print:hidden">
        {!criado && !isLegivel(laudo.status) && <p>Só um laudo liberado pode ser compartilhado.</p>}
        {!criado && isLegivel(laudo.status) && (
          <AdminForm
            answer={answer}
            cancelTo={href("/admin/laudos")}
            defaultValue={COMPARTILHAR_PADRAO}
            failure="Erro ao criar o link"
            id="compartilhar"
            label="Compartilhar"
            schema={compartilharForm}
            submit={{ label: "Criar link", busy: "Criando..." }}
          >
            {(fields) => (
              <>
                <input name="pedido" readOnly type="hidden" value={pedido} />
                <ChoiceField
                  choices={oqueChoices(hasImages)}
                  field={fields.oque}
                  label="O que mostrar"
                />
                <ChoiceField choices={DIAS_CHOICES} field={fields.dias} label="Por quanto tempo" />
              </>
            )}
          </AdminForm>
        )}
        <Shares agora={agora} shares={compartilhamentos} />
      </div>
    </>
  );
}
