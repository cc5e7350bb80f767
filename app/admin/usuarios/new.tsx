/** Novo Usuário: an account and its row, made together. */
import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  href,
  type LoaderFunctionArgs,
  useActionData,
} from "react-router";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { newUsuarioForm } from "#domain/usuarios.ts";
import { hashNewSenha } from "#server/auth/new-senha.ts";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import { createUsuario } from "#server/data/usuarios.ts";
import { redirectWithFlash } from "#server/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/staff-transaction.ts";
import { AdminForm } from "../admin-form.tsx";
import { keepTyped } from "../keep-typed.ts";
import { NewSenhaField } from "../new-senha-field.tsx";
import { ScreenHead } from "../screen-head.tsx";
import { submissionResult } from "../submission-result.ts";
import { NomeField, TiposHelp, TipoUsuarioField } from "./fields.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireScreen(context.get(requestContext), request, "usuarios");
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  return null;
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

export default function NewUsuarioPage() {
  const answer = useActionData<typeof clientAction>();
  const [form, fields] = useForm({
    id: "novo-usuario",
    lastResult: submissionResult(answer),
    defaultValue: { tipo_usuario: "leitor" },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newUsuarioForm }),
  });
  return (
    <>
      <ScreenHead title="Novo Usuário" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <AdminForm
          answer={answer}
          cancelTo={href("/admin/usuarios")}
          failure="Falha ao salvar usuário"
          form={form}
        >
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
        </AdminForm>
        <TiposHelp />
      </div>
    </>
  );
}
