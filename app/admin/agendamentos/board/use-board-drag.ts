import { useEffect, useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import type { EstadoAgendamento } from "#domain/agendamentos/estados.ts";
import type { ShownAgendamento } from "../describe.server.ts";
import { formOfDrop } from "./drops.ts";

export function useBoardDrag(columns: object) {
  const [dragged, setDragged] = useState<ShownAgendamento>();
  const moved = useRef<string>(undefined);
  const starting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const submit = useSubmit();
  // React remounts the card in its new column, so the card has lost the focus.
  useEffect(() => {
    const { current: id } = moved;
    if (!id) return;
    moved.current = undefined;
    document.querySelector<HTMLElement>(`[data-record="${id}"] a`)?.focus();
  }, [columns]);
  const drop = (para: EstadoAgendamento) => {
    if (!dragged) return;
    const { id, versao } = dragged;
    const form = formOfDrop(dragged, para);
    if (form) return void navigate(form);
    moved.current = id;
    void submit({ formulario: "mover", id, versao, para }, { method: "post" });
  };
  // Shows the drop areas only after the drag has begun, because Chromium cancels the drag if they cover the card.
  const start = (row: ShownAgendamento) => {
    starting.current = setTimeout(setDragged, 0, row);
  };
  const end = () => {
    clearTimeout(starting.current);
    setDragged(undefined);
  };
  return { dragged, drop, end, start };
}
