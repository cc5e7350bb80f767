import { data, href, useActionData, useLoaderData } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { YesNoField } from "#app/ui/controls/yes-no-field.tsx";
import { isAberto } from "#domain/agendamentos/estados.ts";
import {
  type PerguntasValues,
  perguntasForm,
  readRespostas,
  respostaName,
  segurancaAfter,
  shownPerguntas,
} from "#domain/agendamentos/seguranca.ts";
import { versaoField } from "#domain/registro/registro.ts";
import type { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { changeAgendamento } from "#server/data/agendamentos/change-agendamento.ts";
import { listPerguntas } from "#server/data/agendamentos/perguntas.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/perguntas.ts";

const balcaoForm = perguntasForm.extend({ versao: versaoField() });
type Values = PerguntasValues & { versao: number };
const CHANGED = "O agendamento ou as perguntas mudaram. Veja as que a tela mostra agora.";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "agendamentos");
  return work.transaction(async (tx) => {
    const row = await getAgendamento(tx, args.params.id);
    if (!row) throw data(null, { status: 404 });
    return {
      id: row.id,
      versao: row.versao,
      nome: row.pedido.nome,
      versoes: isAberto(row.estado) ? await listPerguntas(tx, row.pedido) : [],
      respondidos: row.respostas?.respondidos ?? [],
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "agendamentos");
  const { id } = args.params;
  return answerForm<Values>(work, {
    schema: balcaoForm as unknown as z.ZodType<Values>,
    async do({ versao, ...sent }, refuse) {
      let missing: Record<string, string[]> | undefined;
      const result = await work.transaction(async (tx) => {
        const row = await getAgendamento(tx, id);
        const versoes = row ? await listPerguntas(tx, row.pedido) : [];
        return changeAgendamento(tx, {
          id,
          versao,
          values: {
            seguranca: ({ respostas, seguranca }) => {
              const before = respostas ?? { respondidos: [], decisao: null };
              const read = readRespostas(sent, {
                versoes,
                respondidos: before.respondidos,
                por: "equipe",
                em: new Date(),
              });
              if (read.status === "missing") missing = read.errors;
              if (read.status !== "read") return undefined;
              return {
                respostas: { ...before, respondidos: [...before.respondidos, ...read.respondidos] },
                seguranca: segurancaAfter(seguranca, read.respondidos),
              };
            },
          },
        });
      });
      if (missing) return refuse(400, { errors: missing });
      if (result.status === "missing") throw data(null, { status: 404 });
      if (result.status !== "saved") return answerError(CHANGED, 409);
      const to = href("/admin/agendamentos/:id", { id });
      return redirectWithFlash(work.context, to, "Respostas guardadas.");
    },
  });
}

export const clientAction = keepTyped;

export function shouldRevalidate() {
  return true;
}

export default function PerguntasPage() {
  const { id, versao, nome, versoes, respondidos } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sent = [answer?.result?.initialValue?.versoes].flat();
  const perguntas = shownPerguntas(versoes, respondidos, sent.map(String));
  const back = href("/admin/agendamentos/:id", { id });
  let at = 0;
  return (
    <div className="max-w-3xl">
      <ScreenHead text={`Com ${nome}, no balcão ou por telefone.`} title="Perguntas de segurança">
        <Button icon="arrow-left" to={back} variant="quiet">
          Voltar ao agendamento
        </Button>
      </ScreenHead>
      {perguntas.length === 0 ? (
        <EmptyState
          icon="shield-check"
          text="Ou o exame não tem perguntas conferidas, ou todas já foram respondidas."
          title="Nada a perguntar"
        />
      ) : (
        <AdminForm
          answer={answer}
          cancelTo={back}
          failure="Erro ao salvar as respostas"
          id="perguntas"
          schema={balcaoForm}
          submit={{ label: "Enviar respostas", busy: "Enviando..." }}
          versao={versao}
        >
          {(fields) =>
            perguntas.map((one) => (
              <div className="grid gap-4" key={one.id}>
                <input name="versoes" type="hidden" value={one.id} />
                <h2 className="font-semibold">{one.nome}</h2>
                {one.introducao && <p className="whitespace-pre-line">{one.introducao}</p>}
                {one.perguntas.map(({ texto, ajuda }) => {
                  const name = respostaName(at++);
                  const known = fields as Partial<Record<string, ReturnType<typeof fieldState>>>;
                  const field = known[name] ?? fieldState(name);
                  return <YesNoField field={field} help={ajuda} key={name} label={texto} />;
                })}
              </div>
            ))
          }
        </AdminForm>
      )}
    </div>
  );
}
