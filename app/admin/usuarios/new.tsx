import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import { CONVITE_SEM_EMAIL, newUsuarioForm, USUARIO_LABELS } from "#domain/contas/usuarios.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { type Attempt, refundOnError, takeConviteMail } from "#server/auth/attempts.ts";
import { canInvite, sendConvite } from "#server/auth/recovery/convite.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import type { FieldErrors } from "#server/http/forms/form-answer.ts";
import { requestContext } from "#server/http/request-context.ts";
import { RecordForm } from "../record/record-form.tsx";
import { saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/new.ts";
import { NomeField, TiposHelp, TipoUsuarioField } from "./fields.tsx";
import { FirstSenha } from "./first-senha.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { context } = await asStaff(args, "create", "usuarios");
  return { hasMail: canInvite(context) };
}

export function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  let mail: Extract<Attempt, { isLimited: false }> | undefined;
  return saveRecord(args, {
    thing: "usuarios",
    schema: newUsuarioForm,
    texts: {
      created: () => `Usuário criado com sucesso${mail ? ". O convite segue por e-mail." : ""}`,
    },
    hidden: ["senha"],
    async check({ senha, ...person }): Promise<FieldErrors | undefined> {
      if (senha !== undefined) {
        const isRefused = await isSenhaRefused(context.services, person, senha);
        return isRefused ? { senha: [SENHA_COMUM] } : undefined;
      }
      if (!canInvite(context)) return { convite: [CONVITE_SEM_EMAIL] };
      const attempt = await takeConviteMail(context.services, person.email);
      if (attempt.isLimited) return { convite: [tooManyAttempts(attempt.minutes)] };
      mail = attempt;
      return undefined;
    },
    async create(tx, { senha, ...values }) {
      if (senha !== undefined) {
        return createUsuario(tx, { ...values, senha_hash: await hashSenha(senha) });
      }
      const invite = async () => {
        const usuario = await createUsuario(tx, { ...values, senha_hash: null });
        await sendConvite(context, tx, usuario);
        return usuario;
      };
      return mail ? refundOnError(mail, invite) : invite();
    },
  });
}

export const clientAction = keepTyped;

export default function NewUsuarioPage() {
  const { hasMail } = useLoaderData<typeof loader>();
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
              <FirstSenha hasMail={hasMail} convite={fields.convite} senha={fields.senha} />
            </>
          )}
        </RecordForm>
        <TiposHelp />
      </div>
    </>
  );
}
