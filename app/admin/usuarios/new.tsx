import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { NewSenhaField } from "#app/admin/senhas/new-senha-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import { newUsuarioForm, USUARIO_LABELS } from "#domain/contas/usuarios.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { RecordForm } from "../record/record-form.tsx";
import { saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/new.ts";
import { NomeField, TiposHelp, TipoUsuarioField } from "./fields.tsx";

export async function loader(args: Route.LoaderArgs) {
  await asStaff(args, "create", "usuarios");
  return null;
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "usuarios",
    schema: newUsuarioForm,
    texts: { created: "Usuário criado com sucesso" },
    hidden: ["senha"],
    async check({ senha, ...person }, { context }) {
      const isRefused = await isSenhaRefused(context.services, person, senha);
      return isRefused ? { senha: [SENHA_COMUM] } : undefined;
    },
    async create(tx, { senha, ...values }) {
      return createUsuario(tx, { ...values, senha_hash: await hashSenha(senha) });
    },
  });
}

export const clientAction = keepTyped;

export default function NewUsuarioPage() {
  return (
    <>
      <ScreenHead title="Novo Usuário" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <RecordForm
          answer={useActionData<typeof action>()}
          cancelTo={href("/admin/usuarios")}
          defaults={{ tipo_usuario: "leitor" }}
          failure="Falha ao salvar usuário"
          id="novo-usuario"
          labels={USUARIO_LABELS}
          record={null}
          schema={newUsuarioForm}
        >
          {(fields) => (
            <>
              <NomeField field={fields.nome} />
              <TextField
                autoComplete="off"
                description="É com ele que a pessoa entra. Depois de salvo, não muda."
                field={fields.email}
                inputMode="email"
                label="Email"
                required
                type="email"
              />
              <TipoUsuarioField field={fields.tipo_usuario} />
              <NewSenhaField canGenerate field={fields.senha} label="Senha *" required />
            </>
          )}
        </RecordForm>
        <TiposHelp />
      </div>
    </>
  );
}
