/** Chooses a patient by name, CPF or protocol: a combobox that asks the server while one types. */
import { useEffect, useRef, useState } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatDay } from "#domain/datas.ts";

export interface FoundPaciente {
  id: string;
  nome: string;
  /** Its ending only. */
  cpf: string;
  data_nascimento: string;
}

interface PacienteFieldProps {
  field: FieldState;
  label: string;
  /** Who is chosen from the start. */
  chosen?: FoundPaciente;
  description?: string;
}

export function PacienteField({ field, label, chosen, description }: PacienteFieldProps) {
  const [id, setId] = useState(chosen?.id ?? textValue(field) ?? "");
  const [typed, setTyped] = useState(chosen?.nome ?? "");
  const found = useFound(typed, chosen);
  const hidden = useRef<HTMLInputElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    // A hidden input changes in silence, and the form judges what it hears of.
    hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id]);
  const [message] = field.errors ?? [];
  const paciente = [...found, ...(chosen ? [chosen] : [])].find((one) => one.id === id);
  const described = [description && field.descriptionId, message && field.errorId];
  return (
    <div>
      <input name={field.name} ref={hidden} type="hidden" value={id} />
      <ComboBox
        allowsEmptyCollection
        className="field"
        defaultFilter={() => true}
        inputValue={typed}
        isInvalid={message !== undefined}
        items={found}
        menuTrigger="input"
        onInputChange={(text) => {
          setTyped(text);
          if (text !== paciente?.nome) setId("");
        }}
        onSelectionChange={(key) => {
          const one = found.find((each) => each.id === key);
          if (!one) return;
          setId(one.id);
          setTyped(one.nome);
        }}
        selectedKey={id || null}
      >
        <Label className="field-label">{label}</Label>
        {description && (
          <p className="field-description" id={field.descriptionId}>
            {description}
          </p>
        )}
        <Input
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
          autoComplete="off"
          className="control mt-1.5"
          id={field.id}
          placeholder="Nome, CPF ou protocolo"
        />
        <Popover className="menu-popover w-(--trigger-width) max-w-none">
          <ListBox<FoundPaciente>
            className="max-h-72 overflow-y-auto p-1 outline-none"
            renderEmptyState={() => (
              <p className="px-2.5 py-2 text-neutro-700">
                {typed.trim().length < SHORTEST
                  ? "Digite três letras ou mais."
                  : "Nenhum paciente encontrado."}
              </p>
            )}
          >
            {(one) => (
              <ListBoxItem
                className="menu-item flex-wrap gap-x-2 gap-y-0 py-1.5"
                textValue={one.nome}
              >
                <span className="font-medium">{one.nome}</span>
                <span className="text-sm text-neutro-700 tabular-nums">{tellApart(one)}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {paciente && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm text-neutro-800 tabular-nums">
          <Icon className="size-4 text-certo" name="check" />
          {tellApart(paciente)}
        </p>
      )}
      {message && (
        <p className="field-error" id={field.errorId}>
          <Icon className="field-error-icon" name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}

const SHORTEST = 3;
const PAUSE_MS = 250;

/** @returns who fits what is typed, a moment after the last key */
function useFound(typed: string, chosen: FoundPaciente | undefined): readonly FoundPaciente[] {
  const [found, setFound] = useState<readonly FoundPaciente[]>(chosen ? [chosen] : []);
  useEffect(() => {
    if (typed.trim().length < SHORTEST) return setFound([]);
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await find(typed, asked.signal);
      if (!asked.signal.aborted) setFound(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [typed]);
  return found;
}

/** Nobody, where the server could not be asked: whoever types on asks again. */
async function find(busca: string, signal: AbortSignal): Promise<FoundPaciente[]> {
  const body = new URLSearchParams({ formulario: "buscar", busca });
  try {
    const answer = await fetch("/admin/pacientes/procurar", { method: "POST", body, signal });
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

function tellApart({ cpf, data_nascimento }: FoundPaciente): string {
  return `${cpf === "sem CPF" ? cpf : `CPF ${cpf}`} · nasc. ${formatDay(data_nascimento)}`;
}
