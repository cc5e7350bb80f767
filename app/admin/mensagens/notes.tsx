import { useState } from "react";
import { useSubmit } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Question } from "#app/admin/parts/question.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { anotacaoForm } from "#domain/mensagens/anotacoes.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { NewIdField } from "./new-id-field.tsx";

interface Note {
  id: string;
  texto: string;
  usuario_nome: string | null;
  escrita_em: Date;
  isOwn: boolean;
}

interface NotesProps {
  notes: readonly Note[];
  newId: string;
  answer: FormAnswer | undefined;
}

export function Notes({ notes, newId, answer }: NotesProps) {
  const [toRemove, setToRemove] = useState<Note>();
  const submit = useSubmit();
  return (
    <Panel
      text="Só a equipe vê. São apagadas junto com a mensagem e não saem no papel."
      title="Anotações"
    >
      {notes.length > 0 && (
        <ul className="mb-5 grid gap-3">
          {notes.map((note) => (
            <li className="border-b border-neutro-200 pb-3" key={note.id}>
              <p className="break-words whitespace-pre-line">{note.texto}</p>
              <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
                <p className="text-sm text-neutro-700">
                  {note.usuario_nome ?? "Equipe"} · {formatDateTime(note.escrita_em)}
                </p>
                {note.isOwn && (
                  <Button
                    aria-label={`Excluir anotação de ${formatDateTime(note.escrita_em)}`}
                    onPress={() => setToRemove(note)}
                    variant="quiet-danger"
                  >
                    Excluir
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <AdminForm
        answer={answer}
        defaultValue={{ texto: "" }}
        failure="Erro ao guardar a anotação"
        id="anotacao"
        isSecond
        // The key empties the form after a note was stored.
        key={notes.length}
        label="Anotar"
        schema={anotacaoForm}
        submit={{ label: "Guardar anotação", busy: "Guardando..." }}
      >
        {(fields) => (
          <>
            <NewIdField newId={newId} />
            <TextField field={fields.texto} label="Anotação" required rows={3} />
          </>
        )}
      </AdminForm>
      <Question
        confirm="Excluir"
        onCancel={() => setToRemove(undefined)}
        onConfirm={() => {
          if (toRemove) {
            void submit({ formulario: "apagar-anotacao", id: toRemove.id }, { method: "post" });
          }
          setToRemove(undefined);
        }}
        question={toRemove && "Tem certeza que deseja excluir esta anotação?"}
      >
        Ela não volta: o texto não fica guardado em lugar nenhum.
      </Question>
    </Panel>
  );
}
