/** Novo Usuário: an account and its row, made together. */
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
import { readFormData } from "#app/ui/read-form-data.ts";
import { SENHA_COMUM } from "#domain/senha.ts";
import { newUsuarioForm } from "#domain/usuarios.ts";
import { isSenhaRefused } from "#server/auth/judge-senha.ts";
import { hashSenha } from "#server/auth/senha-hash.ts";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import { createUsuario } from "#server/data/usuarios.ts";
import { AppError, describeError } from "#server/errors.ts";
import { redirectWithFlash } from "#server/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/staff-transaction.ts";
import { AdminForm } from "../admin-form.tsx";
import { keepTyped } from "../keep-typed.ts";
import { NewSenhaField } from "../new-senha-field.tsx";
import { ScreenHead } from "../screen-head.tsx";
import { useAdminForm } from "../use-admin-form.ts";
import { useAnswerToast } from "../use-answer-toast.ts";
import { NomeField, TiposHelp, TipoUsuarioField } from "./fields.tsx";

/** Never sent back, nor kept in the page. */
const HIDDEN = ["senha"];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireScreen(context.get(requestContext), request, "usuarios");
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "usuarios");
  requirePermission(staff, "create", "usuarios");
  const submission = parseWithZod(await readFormData(request), { schema: newUsuarioForm });
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields: HIDDEN }) }, { status: 400 });
  }
  const { senha, ...values } = submission.value;
  const wrong = (field: string, message: string, status: number) =>
    data(
      { result: submission.reply({ hideFields: HIDDEN, fieldErrors: { [field]: [message] } }) },
      { status },
    );
  if (await isSenhaRefused(inHand.services, values, senha)) return wrong("senha", SENHA_COMUM, 400);
  const senha_hash = await hashSenha(senha);
  try {
    await staffTransaction(inHand, request, staff, (tx) =>
      createUsuario(tx, { ...values, senha_hash }),
    );
  } catch (error) {
    if (error instanceof AppError && error.id === "email-taken") {
      return wrong("email", error.message, 409);
    }
    if (error instanceof AppError && error.id === "account-not-made") {
      inHand.log.error({ error: describeError(error.cause) }, "account not made");
      const result = submission.reply({ hideFields: HIDDEN });
      const toast = { kind: "error" as const, text: error.message };
      return data({ result, toast }, { status: error.status });
    }
    throw error;
  }
  return redirectWithFlash(inHand, href("/admin/usuarios"), {
    title: "Sucesso",
    text: "Usuário criado com sucesso",
    kind: "success",
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

export default function NewUsuarioPage() {
  const answer = useActionData<typeof clientAction>();
  useAnswerToast(answer);
  const [form, fields] = useAdminForm({
    id: "novo-usuario",
    schema: newUsuarioForm,
    answer,
    defaultValue: { tipo_usuario: "leitor" },
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
