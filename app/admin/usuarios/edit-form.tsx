/** The form of an existing usuario, and what it shows when someone else was faster. */
import { useEffect, useRef, useState } from "react";
import { href, useRevalidator } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { Conflict } from "#app/ui/controls/conflict.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { REGISTRO_ALTERADO } from "#domain/registro.ts";
import { TIPO_USUARIO_LABELS, type TipoUsuario, usuarioForm } from "#domain/usuarios.ts";
import { AdminForm } from "../admin-form.tsx";
import { NewSenhaField } from "../new-senha-field.tsx";
import { useAdminForm } from "../use-admin-form.ts";
import { NomeField, TipoUsuarioField } from "./fields.tsx";

interface Values {
  nome: string;
  tipo_usuario: string;
  versao: number;
}

interface EditUsuarioFormProps {
  usuario: Values & { id: string; email: string };
  /** Of whoever edits: the password changes elsewhere. */
  isOwn: boolean;
  /** What the route's action gave. */
  answer: unknown;
}

export function EditUsuarioForm({ usuario, isOwn, answer }: EditUsuarioFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const versao = useRef<HTMLInputElement>(null);
  const [asksSenha, setAsksSenha] = useState(false);
  const [theirs, setTheirs] = useState<Values>();
  const [baseline, setBaseline] = useState(0);
  // As it was looked at: what is read again meanwhile must not pass for it.
  const [seen, setSeen] = useState(usuario.versao);
  const { revalidate } = useRevalidator();
  const [form, fields] = useAdminForm({
    id: "usuario",
    schema: usuarioForm,
    answer,
    defaultValue: { nome: usuario.nome, tipo_usuario: usuario.tipo_usuario },
  });
  useEffect(() => setTheirs(conflictOf(answer)), [answer]);

  const keepMine = () => {
    if (!versao.current || !theirs) return;
    // Sent before it is drawn.
    versao.current.value = String(theirs.versao);
    setSeen(theirs.versao);
    setTheirs(undefined);
    // The button that was pressed goes away with the two versions.
    formRef.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    formRef.current?.requestSubmit();
  };
  const takeTheirs = () => {
    if (!theirs) return;
    fill(formRef.current, theirs);
    formRef.current?.querySelector<HTMLElement>("[name=nome]")?.focus();
    setSeen(theirs.versao);
    setTheirs(undefined);
    setAsksSenha(false);
    setBaseline((last) => last + 1);
    revalidate();
  };

  return (
    <div className="grid gap-6">
      {theirs && (
        <Conflict
          lines={compare(formRef.current, theirs)}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          title={REGISTRO_ALTERADO}
        />
      )}
      <AdminForm
        answer={answer}
        baseline={baseline}
        cancelTo={href("/admin/usuarios")}
        failure="Falha ao salvar usuário"
        form={form}
        formRef={formRef}
        isSecond={theirs !== undefined}
      >
        <input defaultValue={seen} name="versao" ref={versao} type="hidden" />
        <NomeField field={fields.nome} />
        <TextField
          defaultValue={usuario.email}
          description="O email de uma conta não muda."
          disabled
          field={EMAIL_FIELD}
          label="Email"
        />
        <TipoUsuarioField field={fields.tipo_usuario} />
        {asksSenha && (
          <NewSenhaField
            autoFocus
            canGenerate
            description="Ao salvar, a pessoa sai de onde estiver e entra com a senha nova."
            field={fields.senha}
            label="Nova Senha (opcional)"
          />
        )}
        {!asksSenha && !isOwn && (
          <div>
            <Button icon="key" onPress={() => setAsksSenha(true)}>
              Alterar Senha
            </Button>
          </div>
        )}
      </AdminForm>
    </div>
  );
}

/** Shown, never sent. */
const EMAIL_FIELD = {
  id: "usuario-email",
  name: "email",
  errorId: "usuario-email-erro",
  descriptionId: "usuario-email-dica",
};

function conflictOf(answer: unknown): Values | undefined {
  if (typeof answer !== "object" || answer === null || !("conflict" in answer)) return undefined;
  return answer.conflict as Values | undefined;
}

function tipoLabel(tipo: string): string {
  return TIPO_USUARIO_LABELS[tipo as TipoUsuario]?.nome ?? tipo;
}

function compare(form: HTMLFormElement | null, theirs: Values) {
  const mine = new FormData(form ?? undefined);
  return [
    { label: "Nome Completo", mine: String(mine.get("nome") ?? ""), theirs: theirs.nome },
    {
      label: "Tipo de Usuário",
      mine: tipoLabel(String(mine.get("tipo_usuario") ?? "")),
      theirs: tipoLabel(theirs.tipo_usuario),
    },
  ];
}

function fill(form: HTMLFormElement | null, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = String(value);
    }
  }
}
