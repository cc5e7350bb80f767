import { type ReactNode, useEffect, useRef, useState } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { useAnnounced } from "#app/ui/controls/announced.ts";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { MENU_ITEM, MENU_POPOVER } from "#app/ui/controls/overlay/menu-classes.ts";
import { Icon } from "#app/ui/icon.tsx";

export interface Found {
  id: string;
  name: string;
  detail: string;
}

interface FinderFieldProps {
  field: FieldState;
  label: ReactNode;
  description?: string;
  placeholder: string;
  nothing: string;
  /** The typed words are sent to this URL, which answers with a list of `Found`. */
  address: string;
  chosen?: Found;
  /** The list's last option, for a person or thing that is not in the list. */
  create?: { label(typed: string): string; onCreate(): void };
  onTyped?(typed: string): void;
}

const CREATE = "create";

const SHORTEST = 3;
const PAUSE_MS = 250;
const NO_ANSWER = "A busca não responde agora. Continue digitando para tentar de novo.";

export function FinderField(props: FinderFieldProps) {
  const { field, label, description, placeholder, nothing, address, chosen, create, onTyped } =
    props;
  const [one, setOne] = useState(chosen);
  const [typed, setTyped] = useState(chosen?.name ?? "");
  const { answer, isCurrent } = useFound(address, typed, one);
  const name = typed.trim();
  const isLong = name.length >= SHORTEST;
  const found = answer ?? [];
  // Not before the search has answered, because the person may be in the list.
  const offered = create && answer && isCurrent && isLong && name !== one?.name;
  const items = offered ? [...found, { id: CREATE, name: create.label(name), detail: "" }] : found;
  const id = one?.id ?? "";
  const hidden = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  useAnnounced(hidden, id);
  const [message] = field.errors ?? [];
  const described = [description && field.descriptionId, message && field.errorId];
  return (
    <div>
      <input
        aria-hidden="true"
        className="sr-only"
        name={field.name}
        // A rejected form focuses this hidden input, which passes the focus on to the visible one.
        onFocus={() => text.current?.focus()}
        readOnly
        ref={hidden}
        tabIndex={-1}
        value={id}
      />
      <ComboBox<Found>
        // Otherwise Escape would empty the field, and open the list again for the empty text.
        allowsCustomValue
        allowsEmptyCollection
        className="field"
        defaultFilter={() => true}
        inputValue={typed}
        isInvalid={message !== undefined}
        items={items}
        menuTrigger="input"
        onInputChange={(text) => {
          setTyped(text);
          onTyped?.(text);
          if (text !== one?.name) setOne(undefined);
        }}
        onSelectionChange={(key) => {
          if (key === CREATE) return create?.onCreate();
          const picked = found.find((each) => each.id === key);
          if (!picked) return;
          setOne(picked);
          setTyped(picked.name);
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
          placeholder={placeholder}
          ref={text}
        />
        <Popover className={`${MENU_POPOVER} w-(--trigger-width) max-w-none!`}>
          <ListBox<Found>
            className="max-h-72 overflow-y-auto p-1 outline-none"
            renderEmptyState={() => (
              <p className="px-2.5 py-2 text-neutro-700">
                {!isLong
                  ? "Digite três letras ou mais."
                  : answer === undefined
                    ? NO_ANSWER
                    : nothing}
              </p>
            )}
          >
            {({ id, name, detail }) => (
              <ListBoxItem
                className={`${MENU_ITEM} flex-wrap gap-x-2 gap-y-0 py-1.5`}
                id={id}
                textValue={name}
              >
                <span className="font-medium">{name}</span>
                <span className="text-sm text-neutro-700 tabular-nums">{detail}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {one && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm text-neutro-800 tabular-nums">
          <Icon className="size-4 text-certo" name="check" />
          {one.detail}
        </p>
      )}
      <FieldMessage id={field.errorId} message={message} />
    </div>
  );
}

interface Answer {
  /** Undefined if the search failed. */
  answer: readonly Found[] | undefined;
  /** False while the answer is to what was typed before. */
  isCurrent: boolean;
}

function useFound(address: string, typed: string, one: Found | undefined): Answer {
  const [{ answer, to }, setAnswer] = useState<{
    answer: readonly Found[] | undefined;
    to: string;
  }>({ answer: one ? [one] : [], to: typed });
  const name = one?.name;
  useEffect(() => {
    if (typed === name) return;
    if (typed.trim().length < SHORTEST) return setAnswer({ answer: [], to: typed });
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const next = await find(address, typed, controller.signal);
      if (!controller.signal.aborted) setAnswer({ answer: next, to: typed });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, typed, name]);
  return { answer, isCurrent: to === typed };
}

async function find(
  address: string,
  busca: string,
  signal: AbortSignal,
): Promise<Found[] | undefined> {
  const body = new URLSearchParams({ formulario: "buscar", busca });
  try {
    const answer = await fetch(address, { method: "POST", body, signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
