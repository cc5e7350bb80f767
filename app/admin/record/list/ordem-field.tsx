import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Form } from "react-router";

interface OrdemFieldProps {
  record: string;
  name: string;
  position: number;
  onMove: ((position: number) => void) | undefined;
}

const LONGEST = 6;

export function OrdemField({ record, name, position, onMove }: OrdemFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const reset = () => {
    if (input.current) input.current.value = String(position);
  };
  useEffect(reset, [position]);
  if (!onMove) {
    return (
      <>
        {/* On a narrow screen the list has no column headings, so this label explains the number. */}
        <span className="lg:hidden">Ordem </span>
        {position}
      </>
    );
  }
  const take = () => {
    const typed = Number(input.current?.value);
    if (!Number.isInteger(typed) || typed < 1) return reset();
    // Shows the former number until the server has answered, so that leaving the field does not send the move again.
    reset();
    if (typed !== position) onMove(typed);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") reset();
  };
  return (
    <Form
      className="flex items-center gap-2 lg:gap-0"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <input name="formulario" type="hidden" value="mover" />
      <input name="id" type="hidden" value={record} />
      <label htmlFor={id}>
        <span className="lg:sr-only">Ordem</span>
        <span className="sr-only"> de {name}</span>
      </label>
      <input
        autoComplete="off"
        className="control w-16! px-2! lg:h-8! lg:min-h-0! lg:text-[0.875rem]"
        data-ordem=""
        defaultValue={position}
        id={id}
        inputMode="numeric"
        maxLength={LONGEST}
        name="posicao"
        onBlur={take}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={onKey}
        pattern="[0-9]*"
        ref={input}
        type="text"
      />
    </Form>
  );
}
