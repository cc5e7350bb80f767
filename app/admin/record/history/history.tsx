import { useState } from "react";
import { data, href, Link, useActionData, useLoaderData, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { Question } from "#app/admin/parts/question.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { can, screenLabel, screenPath, type TableThing } from "#domain/permissions.ts";
import { formatEvento } from "#domain/registro/eventos.ts";
import { formatQuem } from "#domain/registro/feito.ts";
import { restoreForm } from "#domain/registro/record-forms.ts";
import type { RecordValues } from "#domain/registro/record-values.ts";
import { listMudancas } from "#domain/registro/trilha.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { ownValue } from "#domain/texto/own-value.ts";
import { thingEntry, thingLabel } from "#domain/things.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { recordKind } from "#server/data/kit/record-kinds.ts";
import { nameLineReferences } from "#server/data/kit/reference-names.ts";
import { listHistory } from "#server/data/trail/record-history.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/history.ts";
import { RESTORE_TEXTS } from "./restore-texts.ts";
import { VersionChanges } from "./version-changes.tsx";
import { currentVersions, type Standing } from "./version-standing.ts";

export async function loader(args: Route.LoaderArgs) {
  const { coisa, registro } = args.params;
  const kind = recordKind(coisa);
  if (!kind) throw data(null, { status: 404 });
  const thing = coisa as TableThing;
  const work = await asStaff(args, "open", thing);
  const mayChange = can(work.staff.usuario.tipo_usuario, "update", thing);
  return work.transaction(async (tx) => {
    const read = mayChange ? kind.get : (kind.review ?? kind.get);
    const current = await read(tx, registro);
    const { lines, hasOlder } = await listHistory(tx, { thing: coisa, record: registro });
    if (!current && (lines.length === 0 || !mayChange)) throw data(null, { status: 404 });
    const isRestorable = mayChange && kind.restore !== undefined;
    const entry = thingEntry(coisa);
    const text = isRestorable ? RESTORABLE : entry?.isPersonal ? NO_STORED_VALUES : SHOWN_ONLY;
    const standings = currentVersions(lines, current);
    const named = await nameLineReferences(
      tx,
      lines.map((line) => ({ ...line, coisa })),
    );
    const shown = named.map(({ coisa: _, antes, depois, ...line }) => ({
      ...line,
      mudancas: listMudancas(coisa, antes, depois),
    }));
    const nome = String(ownValue(current as RecordValues | undefined, entry?.name ?? "nome") ?? "");
    const rotulo = nome || thingLabel(coisa);
    return { coisa, rotulo, standings, lines: shown, hasOlder, isRestorable, text };
  });
}

export async function action(args: Route.ActionArgs) {
  const { coisa, registro } = args.params;
  const restore = recordKind(coisa)?.restore;
  if (!restore) throw data(null, { status: 404 });
  const work = await asStaff(args, "update", coisa as TableThing);
  return answerForm(work, {
    schema: restoreForm,
    invalid: () => answerError(RESTORE_TEXTS.missing, 400),
    async do({ linha }) {
      const { status } = await work.transaction((tx) => restore(tx, registro, linha));
      if (status !== "restored") return answerError(RESTORE_TEXTS[status], 409);
      const path = href("/admin/historico/:coisa/:registro", args.params);
      const text = "A versão escolhida voltou a valer.";
      return redirectWithFlash(work.context, path, text);
    },
  });
}

export const clientAction = keepTyped;

export default function HistoryPage() {
  const { coisa, rotulo, standings, lines, hasOlder, isRestorable, text } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { send, sendAgain } = useSendAgain();
  const { state, formData } = useNavigation();
  useFormAnswer(answer, RESTORE_TEXTS.failed, sendAgain);
  const [chosen, choose] = useState<{ id: number; quando: Date }>();
  return (
    <>
      <ScreenHead text={text} title={`Histórico de ${rotulo}`} />
      <p className="mb-4">
        <Link className="link" to={screenPath(coisa as TableThing)}>
          Voltar para {screenLabel(coisa as TableThing)}
        </Link>
      </p>
      <ol aria-label="Versões" className="max-w-3xl border-b border-neutro-200">
        {lines.map((line) => (
          <li className="border-t border-neutro-200 py-3" key={line.id}>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <p>
                <span className="font-medium">{formatQuem(line.usuario_nome, line.acao)}</span>{" "}
                {formatEvento(line.acao, line.quantos)} em {formatDateTime(line.quando)}
              </p>
              {standings[line.id] ? (
                <StandingBadge {...standings[line.id]} />
              ) : (
                isRestorable &&
                line.hasContent && (
                  <Button
                    aria-label={`Restaurar esta versão, de ${formatDateTime(line.quando)}`}
                    icon="history"
                    isBusy={state !== "idle" && formData?.get("linha") === String(line.id)}
                    onPress={() => choose(line)}
                  >
                    Restaurar esta versão
                  </Button>
                )
              )}
            </div>
            <VersionChanges changes={line.mudancas} />
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p className="mt-4 max-w-3xl text-neutro-700">
          Estas são as {lines.length} mudanças mais recentes. As anteriores estão na Auditoria, que
          um administrador abre.
        </p>
      )}
      <Question
        confirm="Restaurar"
        variant="filled"
        onCancel={() => choose(undefined)}
        onConfirm={() => {
          choose(undefined);
          if (chosen) send({ formulario: "restaurar", linha: chosen.id });
        }}
        question={chosen && `Restaurar a versão de ${formatDateTime(chosen.quando)}?`}
      >
        Ela passa a valer na hora, no lugar da que vale hoje. Nada se perde: a de hoje continua
        neste histórico.
      </Question>
    </>
  );
}

const RESTORABLE =
  "Cada vez que este registro foi salvo. Restaurar uma versão não apaga as outras.";
const NO_STORED_VALUES =
  "Quem mudou este registro, quando e quais campos. O que estava escrito é de uma pessoa de fora da clínica: não fica guardado aqui, e por isso não há como voltar a uma versão.";

const SHOWN_ONLY =
  "Quem mudou este registro, quando e o que mudou. Daqui nada volta: o que estiver errado se corrige na tela do registro.";

function StandingBadge({ text, isPublic }: Partial<Standing>) {
  return <Badge tone={isPublic ? "good" : "neutral"}>{text}</Badge>;
}
