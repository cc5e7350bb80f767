/** A text field that suggests names. Enter takes the highlighted or first name; Escape keeps the typed text. */
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { useAnnounced } from "./announced.ts";
import { useLabel } from "./field-labels.ts";
import { FieldMessage } from "./field-message.tsx";
import { type FieldState, textValue } from "./field-state.ts";
import { MENU_ITEM, MENU_POPOVER } from "./overlay/menu-classes.ts";

interface SuggestFieldProps {
  field: FieldState;
  label?: string;
  names: readonly string[];
  suggest(names: readonly string[], typed: string): readonly string[];
  maxLength?: number;
  required?: boolean;
  onValue?(typed: string): void;
  children?: (typed: string) => ReactNode;
}

export function SuggestField(props: SuggestFieldProps) {
  const { field, label, names, suggest, maxLength, required, onValue, children } = props;
  const [typed, setTyped] = useState(textValue(field) ?? "");
  const [taken, setTaken] = useState<string | null>(typed || null);
  const [isDismissed, setDismissed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // True if Enter took a name before the list had opened. The list is then closed, because the name is already chosen.
  const [isOvertaken, setOvertaken] = useState(false);
  // A combobox with the attribute `list` has no valid role, so only pages without scripts have this attribute.
  const [hasOwnList, setOwnList] = useState(false);
  useEffect(() => setOwnList(true), []);
  const input = useRef<HTMLInputElement>(null);
  useAnnounced(input, typed);
  const items = suggest(names, typed).map((id) => ({ id }));
  const change = (text: string) => {
    setTyped(text);
    setDismissed(false);
    setOvertaken(false);
    if (text !== taken) setTaken(null);
    onValue?.(text);
  };
  const take = (name: string) => {
    setTyped(name);
    setTaken(name);
    onValue?.(name);
  };
  // Handles Enter before the combobox does, because the combobox would keep the half-typed word.
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setDismissed(true);
    if (event.key !== "Enter") setOvertaken(false);
    if (event.key !== "Enter" || event.nativeEvent.isComposing || isDismissed) return;
    const { value } = event.currentTarget;
    const isMarked = event.currentTarget.hasAttribute("aria-activedescendant");
    if (isMarked || value === taken || value.trim() === "") return;
    const [first] = suggest(names, value);
    if (first === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setOvertaken(!isOpen);
    take(first);
  };
  const [message] = field.errors ?? [];
  const list = `${field.id}-nomes`;
  return (
    <ComboBox<{ id: string }>
      allowsCustomValue
      className="field"
      defaultFilter={() => true}
      inputValue={typed}
      isInvalid={message !== undefined}
      isRequired={required}
      items={items}
      menuTrigger="input"
      onInputChange={change}
      onOpenChange={setOpen}
      onSelectionChange={(key) => {
        if (key !== null) take(String(key));
      }}
      selectedKey={taken}
      validationBehavior="aria"
    >
      <Label className="field-label">{useLabel(field, label)}</Label>
      <div className="field-control">
        <Input
          aria-describedby={message ? field.errorId : undefined}
          autoComplete="off"
          className="control"
          list={hasOwnList ? undefined : list}
          maxLength={maxLength}
          name={field.name}
          onKeyDownCapture={onKey}
          ref={input}
        />
      </div>
      <noscript>
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </noscript>
      <Popover className={`${MENU_POPOVER} w-(--trigger-width) max-w-none!`}>
        <ListBox<{
          id: string;
        }>
          // The first name looks highlighted if no other name is, because Enter takes it.
          className="max-h-72 overflow-y-auto p-1 outline-none [&:not(:has([data-focused]))>[role=option]:first-of-type]:bg-neutro-100"
        >
          {({ id }) => (
            <ListBoxItem className={`${MENU_ITEM} py-1.5`} id={id} textValue={id}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      <FieldMessage id={field.errorId} message={message} />
      {!isOpen && children?.(typed)}
      {isOvertaken && <Closed />}
    </ComboBox>
  );
}

function Closed() {
  const list = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (list?.isOpen) list.close();
  });
  return null;
}
