/** One's own password: the current one, then the new one twice. */
import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { NewSenhaField } from "#app/admin/senhas/new-senha-field.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { ownSenhaForm } from "#domain/contas/conta.ts";
import { OwnForm } from "./own-form.tsx";

const SUBMIT = { label: "Salvar", busy: "Salvando..." };

export function SenhaForm() {
  const fetcher = useFetcher();
  const done = doneKey(fetcher.data);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <Panel headingRef={heading} text="Ao trocar, suas outras sessões terminam." title="Senha">
      {/* A new one after each change: nothing of the old password stays on the screen. */}
      <Fields fetcher={fetcher} key={done} />
    </Panel>
  );
}

function Fields({ fetcher }: { fetcher: ReturnType<typeof useFetcher> }) {
  const { email } = useUsuario();
  return (
    <OwnForm
      action={href("/admin/conta/senha")}
      fetcher={fetcher}
      id="senha"
      label="Senha"
      schema={ownSenhaForm}
      submit={SUBMIT}
    >
      {(fields) => (
        <>
          {/* So that a password manager knows whose password this is. */}
          <input autoComplete="username" defaultValue={email} hidden readOnly type="text" />
          <PasswordField
            autoComplete="current-password"
            field={fields.senha_atual}
            label="Senha atual"
            required
          />
          <NewSenhaField field={fields.senha} label="Nova senha" required />
          <PasswordField
            autoComplete="new-password"
            field={fields.confirmacao}
            label="Confirmar nova senha"
            required
          />
        </>
      )}
    </OwnForm>
  );
}

function doneKey(answer: unknown): string | undefined {
  return typeof answer === "object" && answer !== null && "done" in answer
    ? String(answer.done)
    : undefined;
}
