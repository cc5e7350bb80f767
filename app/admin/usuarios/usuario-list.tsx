/** The people as rows; on a phone one under the other. Deleting asks first. */
import { useEffect, useRef, useState } from "react";
import { Form, href, useNavigate, useNavigation, useSubmit } from "react-router";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { formatDate } from "#domain/datas.ts";
import { TIPO_USUARIO_LABELS, type TipoUsuario } from "#domain/usuarios.ts";
import { useAnswerToast } from "../use-answer-toast.ts";
import { useNotSent } from "../use-not-sent.ts";

interface Row {
  id: string;
  nome: string;
  email: string;
  tipo_usuario: TipoUsuario;
  criado_em: Date;
  hasSecondFactor: boolean;
}

interface UsuarioListProps {
  usuarios: readonly Row[];
  ownId: string;
  /** What the route's action gave. */
  answer: unknown;
}

const FAILURE = "Falha ao excluir usuário";

export function UsuarioList({ usuarios, ownId, answer }: UsuarioListProps) {
  const [asked, setAsked] = useState<Row>();
  const { state, formMethod } = useNavigation();
  const submit = useSubmit();
  const last = useRef<string>(undefined);
  const remove = (id: string) => {
    last.current = id;
    submit({ id }, { method: "post" });
  };
  useNotSent(answer, FAILURE, () => last.current && remove(last.current));
  // Whatever the answer was, the question has been dealt with. One that came at once is seen by itself
  // alone: the state went there and back between two drawings.
  useEffect(() => {
    if (state === "idle") setAsked(undefined);
  }, [state, answer]);
  useAnswerToast(answer);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(usuarios.length);
  useEffect(() => {
    const isShorter = usuarios.length < count.current;
    count.current = usuarios.length;
    // The deleted row held the focus: the list takes it, not the top of the page.
    return isShorter ? afterDialog(() => list.current?.focus()) : undefined;
  }, [usuarios.length]);
  return (
    <>
      <ul
        aria-label="Usuários"
        className="border-b border-neutro-200 outline-none"
        ref={list}
        tabIndex={-1}
      >
        {usuarios.map((usuario) => (
          <UsuarioRow
            isOwn={usuario.id === ownId}
            key={usuario.id}
            onDelete={() => setAsked(usuario)}
            usuario={usuario}
          />
        ))}
      </ul>
      <AlertDialog
        cancel="Cancelar"
        confirm="Excluir"
        isOpen={asked !== undefined}
        isBusy={state !== "idle" && formMethod === "POST"}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked.id)}
        question="Tem certeza que deseja excluir este usuário?"
      >
        {asked?.nome} ({asked?.email}) perde o acesso ao painel na hora. O que essa pessoa fez
        continua na Auditoria.
      </AlertDialog>
    </>
  );
}

/** While a question is on the screen it keeps the focus to itself. @returns what calls it off */
function afterDialog(then: () => void): () => void {
  const look = () => {
    if (document.querySelector("[role=alertdialog]")) frame = requestAnimationFrame(look);
    else then();
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

interface UsuarioRowProps {
  usuario: Row;
  isOwn: boolean;
  onDelete(): void;
}

function UsuarioRow({ usuario, isOwn, onDelete }: UsuarioRowProps) {
  const { id, nome, email, tipo_usuario, criado_em, hasSecondFactor } = usuario;
  const navigate = useNavigate();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-neutro-200 py-2.5 md:grid-cols-[minmax(0,1fr)_13rem_11rem_auto]">
      <div className="min-w-0">
        <p className="font-medium">
          {nome}
          {isOwn && <span className="font-normal text-neutro-700"> (você)</span>}
        </p>
        <p className="text-neutro-700">{email}</p>
      </div>
      <div className="col-span-2 flex flex-wrap gap-1.5 max-md:order-2 md:col-span-1">
        <Badge tone={tipo_usuario === "admin_master" ? "accent" : "neutral"}>
          {TIPO_USUARIO_LABELS[tipo_usuario].nome}
        </Badge>
        {hasSecondFactor && <Badge tone="good">Segundo fator</Badge>}
      </div>
      <p className="text-sm text-neutro-700 tabular-nums max-md:order-2 max-md:col-span-2">
        Criado em {formatDate(criado_em)}
      </p>
      <div className="flex max-md:order-1">
        <Form
          action={href("/admin/usuarios/:id", { id })}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(href("/admin/usuarios/:id", { id }));
          }}
        >
          <IconButton aria-label={`Editar ${nome}`} icon="pencil" type="submit" />
        </Form>
        <IconButton
          aria-label={`Excluir ${nome}`}
          icon="trash"
          isDisabled={isOwn || tipo_usuario === "admin_master"}
          look="danger"
          onPress={onDelete}
        />
      </div>
    </li>
  );
}
