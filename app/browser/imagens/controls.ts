import type { Janela } from "#domain/imagens/janelas.ts";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import type { Stage } from "./stage.ts";

export interface Chosen {
  /** The index of the frame to show. */
  wanted: number;
  janela: Janela | null;
  isInverted: boolean;
}

interface Series extends Pick<IndiceSerie, "tipo" | "quadrosPorSegundo"> {
  count: number;
  chosen: Chosen;
  changed(): void;
}

const ZOOM = 1.5;
/** CSS pixels. */
const KEY_MOVE = 60;
const REST_MS = 500;

export function createControls(host: HTMLElement, stage: Stage, series: Series) {
  const { chosen, count } = series;
  const { palavra = "", rotulo = "" } = host.dataset;
  const part = <T extends HTMLElement>(name: string) => host.querySelector<T>(`[data-${name}]`);
  const [palco, counter, spoken] = [part("palco"), part("contador"), part("falado")];
  const slider = part<HTMLInputElement>("corte");
  const play = press("tocar", () => setPlaying(timer === undefined));
  const [previous, next] = [press("anterior", () => show(-1)), press("proxima", () => show(1))];
  const invert = press("inverter-de", () => choose({ isInverted: !chosen.isInverted }));
  const windows = [...host.querySelectorAll<HTMLElement>("[data-janela-de]")].map((link) => {
    const janela = link.dataset.janelaDe as Janela;
    const button = pressed(link, () => {
      choose({ janela: chosen.janela === janela ? null : janela });
    });
    return [janela, button] as const;
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  press("ampliar", () => stage.zoom(ZOOM));
  press("reduzir", () => stage.zoom(1 / ZOOM));
  stage.canvas.setAttribute("role", "img");

  function press(name: string, act: () => void) {
    const element = part(name);
    return element && pressed(element, act);
  }

  function show(by: number) {
    setPlaying(false);
    choose({ wanted: Math.min(count - 1, Math.max(0, chosen.wanted + by)) });
  }

  function choose(changes: Partial<Chosen>) {
    Object.assign(chosen, changes);
    describe();
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
    series.changed();
  }

  function describe() {
    const words = `${palavra} ${chosen.wanted + 1} de ${count}`;
    if (counter) counter.textContent = words;
    stage.canvas.setAttribute("aria-label", `${rotulo}, ${chosen.wanted + 1} de ${count}`);
    if (slider) {
      slider.value = String(chosen.wanted + 1);
      slider.setAttribute("aria-valuetext", words);
    }
    previous?.setAttribute("aria-disabled", String(chosen.wanted === 0));
    next?.setAttribute("aria-disabled", String(chosen.wanted === count - 1));
    invert?.setAttribute("aria-pressed", String(chosen.isInverted));
    for (const [janela, button] of windows) {
      button.setAttribute("aria-pressed", String(janela === chosen.janela));
    }
  }

  function settle() {
    // Screen readers announce a focused slider's value by themselves.
    if (spoken && document.activeElement !== slider)
      spoken.textContent = counter?.textContent ?? "";
    const address = new URL(location.href);
    const { wanted, janela, isInverted } = chosen;
    const query = { corte: `${wanted + 1}`, janela, inverter: isInverted ? "1" : null };
    for (const [name, value] of Object.entries(query)) {
      if (value === null) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(null, "", address);
  }

  function setPlaying(isPlaying: boolean) {
    clearInterval(timer);
    const advance = () => choose({ wanted: (chosen.wanted + 1) % count });
    timer = isPlaying ? setInterval(advance, 1000 / (series.quadrosPorSegundo ?? 1)) : undefined;
    if (play?.lastChild) play.lastChild.textContent = isPlaying ? "Pausar" : "Reproduzir";
  }

  slider?.addEventListener("input", () => show(Number(slider.value) - 1 - chosen.wanted));
  document.addEventListener("visibilitychange", () => document.hidden && setPlaying(false));

  palco?.addEventListener("keydown", (event) => {
    const act = keyAct(event);
    if (!act) return;
    act();
    event.preventDefault();
  });

  function keyAct({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey) return undefined;
    const [x = 0, y = 0] = MOVES[key] ?? [];
    if (key === "Home") return () => show(-count);
    if (key === "End") return () => show(count);
    if (key === "+" || key === "=") return () => stage.zoom(ZOOM);
    if (key === "-") return () => stage.zoom(1 / ZOOM);
    if (key === "0") return () => stage.zoom(0);
    if (x === 0 && y === 0) return undefined;
    if (shiftKey || count === 1) return () => stage.move(-x * KEY_MOVE, -y * KEY_MOVE);
    return () => show(x + y);
  }

  if (palco) {
    palco.tabIndex = 0;
    palco.setAttribute("role", "group");
    palco.setAttribute("aria-label", "Imagem, com as setas e as teclas + e −");
  }
  for (const one of host.querySelectorAll<HTMLElement>("[data-com-script]")) one.hidden = false;
  describe();
  return { show };
}

const MOVES: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function pressed(element: HTMLElement, act: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = element.className;
  button.append(...element.childNodes);
  button.addEventListener("click", act);
  element.replaceWith(button);
  return button;
}
