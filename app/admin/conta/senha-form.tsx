import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import { NewSenhaField } from "#app/admin/senhas/new-senha-field.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { ownSenhaForm } from "#domain/contas/conta.ts";
import type { action } from "./senha.ts";

const SUBMIT = { label: "Salvar", busy: "Salvando..." };

export function SenhaForm() {
  const fetcher = useFetcher<typeof action>();
  const done = fetcher.data?.done;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <Panel headingRef={heading} text="Ao trocar, suas outras sessões terminam." title="Senha">
      {/* The key remounts the fields after each change of the password, so that no password stays in them. */}
      <Fields fetcher={fetcher} key={done} />
    </Panel>
  );
}

function Fields({ fetcher }: { fetcher: ReturnType<typeof useFetcher<typeof action>> }) {
  const { email } = useUsuario();
  return (
    <AdminForm
      answer={fetcher.data}
      id="senha"
      label="Senha"
      own={{ fetcher, action: href("/admin/conta/senha") }}
      schema={ownSenhaForm}
      submit={SUBMIT}
    >
      {(fields) => (
        <>
          {/* Password managers store the new password under this name. */}
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
    </AdminForm>
  );
}
