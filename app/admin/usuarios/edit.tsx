import { data, href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import { USUARIO_LABELS, usuarioForm } from "#domain/contas/usuarios.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { sendSenhaNotice } from "#server/auth/senha/senha-notice.ts";
import {
  getUsuario,
  listSecondFactors,
  setSenha,
  updateUsuario,
} from "#server/data/people/usuarios.ts";
import { HistoryLink } from "../record/history/history-link.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { NomeField, TiposHelp, TipoUsuarioField } from "./fields.tsx";
import { OptionalSenhaField } from "./optional-senha-field.tsx";
import { OwnAccess } from "./own-access.tsx";
import { SecondFactorReset } from "./second-factor-reset.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "usuarios");
  const { id } = args.params;
  const [usuario, secondFactors] = await work.transaction(async (tx) => [
    await getUsuario(tx, id),
    await listSecondFactors(tx),
  ]);
  if (!usuario) throw data(null, { status: 404 });
  const { nome, email, tipo_usuario, versao } = usuario;
  return {
    usuario: { id, nome, email, tipo_usuario, versao },
    hasSecondFactor: secondFactors.has(id),
  };
}

export async function action(args: Route.ActionArgs) {
  const { context, staff } = await asStaff(args, "update", "usuarios");
  const isOwn = args.params.id === staff.usuario.id;
  let senha_hash: string | undefined;
  return saveRecord(args, {
    thing: "usuarios",
    schema: usuarioForm,
    hidden: ["senha"],
    async check({ senha, nome }, work) {
      if (!senha) return undefined;
      // One's own password is changed in Minha conta, which asks for the current one (ASVS 5.0, 6.2.3).
      if (isOwn) return { senha: ["Troque a sua senha em Minha conta"] };
      const usuario = await work.transaction((tx) => getUsuario(tx, args.params.id));
      if (!usuario) throw data(null, { status: 404 });
      const person = { nome: `${usuario.nome} ${nome}`, email: usuario.email };
      if (await isSenhaRefused(context.services, person, senha)) return { senha: [SENHA_COMUM] };
      senha_hash = await hashSenha(senha);
      return undefined;
    },
    async update(tx, { id, versao, values: { nome, tipo_usuario } }) {
      const result = await updateUsuario(tx, { id, versao, values: { nome, tipo_usuario } });
      if (result.status !== "saved" || !senha_hash) return result;
      if (!(await setSenha(tx, id, senha_hash))) throw new Error("a person without an account");
      await sendSenhaNotice(context, tx, id);
      return result;
    },
    texts: {
      updated: () => `Usuário ${senha_hash ? "e senha atualizados" : "atualizado"} com sucesso`,
    },
  });
}

export const clientAction = keepTyped;

export default function EditUsuarioPage() {
  const { usuario, hasSecondFactor } = useLoaderData<typeof loader>();
  const isOwn = useUsuario().id === usuario.id;
  return (
    <>
      <ScreenHead title="Editar Usuário">
        <HistoryLink id={usuario.id} thing="usuarios" />
      </ScreenHead>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <div className="grid gap-8">
          <RecordForm
            answer={useActionData<typeof action>()}
            cancelTo={href("/admin/usuarios")}
            failure="Falha ao salvar usuário"
            id="usuario"
            key={usuario.id}
            labels={USUARIO_LABELS}
            record={usuario}
            schema={usuarioForm}
          >
            {(fields) => (
              <>
                <NomeField field={fields.nome} />
                <TextField
                  defaultValue={usuario.email}
                  description="O email de uma conta não muda."
                  disabled
                  field={EMAIL_FIELD}
                  label="Email"
                />
                <TipoUsuarioField field={fields.tipo_usuario} />
                {!isOwn && <OptionalSenhaField field={fields.senha} />}
              </>
            )}
          </RecordForm>
          {isOwn ? <OwnAccess /> : <SecondFactorReset isOn={hasSecondFactor} usuario={usuario} />}
        </div>
        <TiposHelp />
      </div>
    </>
  );
}

const EMAIL_FIELD = fieldState("email", { id: "usuario-email" });
