import { type ActionFunctionArgs, useActionData } from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { Button } from "#app/ui/button.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { COMPARTILHAMENTO_LIMITS as LIMITS } from "#domain/compartilhamentos/compartilhamentos.ts";
import { answerAbrir } from "./answer-abrir.server.ts";

export const handle = { opensShare: true };

export function action(args: ActionFunctionArgs) {
  return answerAbrir(args);
}

export const headers = actionHeaders;

export default function CompartilhadoPage() {
  const answer = useActionData<typeof action>();
  const fields = answeredFields(["codigo", "nome", "senha"], answer?.result);
  const link = hiddenValue(answer?.result?.initialValue, "link");
  const isByLink = link !== "";
  const said = answer?.notice;
  return (
    <div className="max-w-xl">
      <title>Laudo compartilhado</title>
      <h1 className="text-h2">Abrir um laudo compartilhado</h1>
      <p className="mt-3 text-neutro-700">
        Um paciente mostra a você um laudo desta clínica. Não é preciso cadastro: basta a senha que
        ele deu.
      </p>
      <div
        // The focus brings the message into view, and screen readers read it out.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus={Boolean(said)}
        className="notice mt-6"
        data-kind={said?.kind ?? "warning"}
        data-share-message=""
        hidden={!said}
        role="status"
        tabIndex={-1}
      >
        <p className="font-semibold">{said?.text}</p>
      </div>
      <form
        autoComplete="off"
        className="mt-6 grid gap-5 rounded-wide border border-neutro-200 bg-white p-6 sm:p-8"
        data-share=""
        method="post"
        noValidate
      >
        <input defaultValue={link} name="link" type="hidden" />
        <input
          defaultValue={hiddenValue(answer?.result?.initialValue, "prova")}
          name="prova"
          type="hidden"
        />
        <div data-share-code="" hidden={isByLink}>
          <TextField
            autoCapitalize="characters"
            description="Dez letras e números, que o paciente mostra ou que estão no papel."
            field={fields.codigo}
            label="Código"
            maxLength={40}
            placeholder="XXXXX-XXXXX"
            required
            spellCheck={false}
          />
        </div>
        <TextField
          autoComplete="name"
          description="O paciente vê este nome na lista de quem abriu."
          field={fields.nome}
          label="Seu nome"
          maxLength={LIMITS.nome}
          required
        />
        <TextField
          defaultValue=""
          description="Seis números."
          field={fields.senha}
          inputMode="numeric"
          label="Senha"
          maxLength={20}
          required
        />
        <div>
          <Button className="w-full sm:w-auto" type="submit" variant="filled">
            Abrir
          </Button>
        </div>
        <p className="flex gap-3 text-note text-neutro-700">
          <Icon name="shield-check" className="mt-0.5 size-5 flex-none text-texto-primaria" />
          <span>
            Cada abertura fica registrada, com a hora e o nome. O laudo é sigiloso: veja a{" "}
            <a className="link" href="/privacidade">
              Política de Privacidade
            </a>
            .
          </span>
        </p>
      </form>
    </div>
  );
}

function hiddenValue(values: Record<string, unknown> | null | undefined, name: string): string {
  return textValue({ defaultValue: values?.[name] }) ?? "";
}
