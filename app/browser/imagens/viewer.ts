import { tabelaDe } from "#domain/imagens/janela-tabela.ts";
import type { Janela } from "#domain/imagens/janelas.ts";
import type { IndiceSerie, Quadro } from "#domain/imagens/pacotes.ts";
import { type Chosen, createControls } from "./controls.ts";
import { followGestures } from "./gestures.ts";
import { framesAhead, nearestFrame } from "./nearest-frame.ts";
import { createPacks } from "./packs.ts";
import { createPictures } from "./pictures.ts";
import { createStage } from "./stage.ts";

const FAILED = "Uma parte das imagens não chegou. Tentando de novo…";
const ENDED = "As outras imagens não chegam mais. Recarregue a página.";

for (const host of document.querySelectorAll<HTMLElement>("[data-imagens]")) {
  const palco = host.querySelector<HTMLElement>("[data-palco]");
  if (palco) start(host, palco);
}

function start(host: HTMLElement, palco: HTMLElement) {
  const { imagens = "", quadro, janela, inverter, pacotes = "" } = host.dataset;
  const serie = JSON.parse(imagens) as IndiceSerie;
  const { quadros, curva, niveis } = serie;
  const count = quadros.length;
  const chosen: Chosen = {
    wanted: Number(quadro),
    janela: (janela || null) as Janela | null,
    isInverted: inverter === "1",
  };
  let former = chosen.wanted;
  let direction: 1 | -1 = 1;
  let shown = "";
  let isDecoding = false;

  const loading = host.querySelector("[data-andamento]");
  const say = (text: string) => loading?.replaceChildren(text);
  const packs = createPacks(pacotes, packsOf(quadros), arrived(palco.querySelector("img")), {
    loaded() {
      say(progress());
      refresh();
    },
    failed: () => say(FAILED),
    ended: () => say(ENDED),
  });
  const pictures = createPictures(packs);
  const stage = createStage(palco, { niveis, pictureOf: pictures.get, moved: refresh });
  const controls = createControls(host, stage, { ...serie, count, chosen, changed });
  followGestures(palco, { ...stage, count, step: controls.show });
  stage.invert(chosen.isInverted);
  say(progress());

  function changed() {
    if (chosen.wanted !== former) direction = chosen.wanted > former ? 1 : -1;
    former = chosen.wanted;
    stage.invert(chosen.isInverted);
    refresh();
  }

  function progress(): string {
    const there = quadros.filter(([pack]) => packs.has(pack)).length;
    return there === count ? "" : `Carregando: ${there} de ${count} imagens`;
  }

  function refresh() {
    const frame = nearest(pictures.isDecoded);
    const picture = frame !== undefined && pictures.get(at(frame));
    const key = `${frame} ${chosen.janela}`;
    if (picture && key !== shown) {
      shown = key;
      const table = curva && chosen.janela && tabelaDe(curva, chosen.janela, false);
      stage.show(frame, picture, table || undefined);
    }
    void decode();
  }

  /** Decodes one picture at a time, so that a long swipe queues no frames that are no longer wanted. */
  async function decode() {
    const next = isDecoding ? undefined : missing();
    if (!next) return;
    isDecoding = true;
    await pictures.decode(next);
    isDecoding = false;
    stage.repaint();
    refresh();
  }

  function missing(): Quadro | undefined {
    const squares = stage.squares().map((square) => square.quadro);
    for (const [pack] of squares) packs.want(pack);
    const first = nearest(pictures.isThere) ?? chosen.wanted;
    const ahead = framesAhead(chosen.wanted, direction, count).map(at);
    return [at(first), ...(squares.length > 0 ? squares : ahead)].find(
      (one) => pictures.isThere(one) && !pictures.isDecoded(one),
    );
  }

  function nearest(has: (quadro: Quadro) => boolean): number | undefined {
    return nearestFrame(chosen.wanted, count, (frame) => has(at(frame)));
  }

  function at(frame: number): Quadro {
    return quadros[frame] as Quadro;
  }
}

function packsOf(quadros: readonly Quadro[]): number[] {
  return [...new Set(quadros.map(([pack]) => pack))].sort((a, b) => a - b);
}

/** Resolves when the page's own picture has loaded or failed. Packs that are fetched earlier would delay it. */
function arrived(picture: HTMLImageElement | null): Promise<unknown> {
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) picture.addEventListener(type, resolve, { once: true });
  });
}
