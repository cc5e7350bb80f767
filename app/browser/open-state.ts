import { openState } from "#domain/horarios/open-state.ts";

const UPDATE_MS = 30_000;

export function showOpenState() {
  const elements = document.querySelectorAll<HTMLElement>(".open-state");
  const hours = document.getElementById("horarios")?.textContent;
  if (!hours) return;
  const { semana, feriados, fuso } = JSON.parse(hours);
  const update = () => {
    const state = openState(semana, feriados, new Date(), fuso);
    for (const element of elements) {
      element.textContent = state.texto;
      element.dataset.open = String(state.aberto);
    }
  };
  update();
  setInterval(update, UPDATE_MS);
}
