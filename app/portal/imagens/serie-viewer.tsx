/** Without scripts this is one frame with links; app/browser/imagens/viewer.ts turns it into a viewer. */
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { aparenciaQuery, type ImagensQuery, imagensQuery } from "#domain/imagens/endereco.ts";
import { JANELA_NOMES, JANELAS } from "#domain/imagens/janelas.ts";
import type { IndiceSerie, TipoSerie } from "#domain/imagens/pacotes.ts";
import type { ShownSerie } from "./shown-images.ts";

const PALAVRA: Record<TipoSerie, string> = { pilha: "corte", projecao: "imagem", clipe: "quadro" };
const SLIDER: Record<TipoSerie, string> = { pilha: "Corte", projecao: "Imagem", clipe: "Quadro" };

interface SerieViewerProps {
  at: string;
  serie: ShownSerie;
}

export function SerieViewer({ at, serie, tabs }: SerieViewerProps & { tabs: ReactNode }) {
  const { indice, quadro, janela, inverter, nome } = serie;
  const { tipo, quadros } = indice;
  const words = `${PALAVRA[tipo]} ${quadro + 1} de ${quadros.length}`;
  return (
    <section
      aria-label={nome}
      className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-8"
      data-imagens={JSON.stringify(forViewer(indice))}
      data-inverter={inverter ? "1" : ""}
      data-janela={janela ?? ""}
      data-pacotes={`${at}/${serie.serie}/${serie.renderizacao}/`}
      data-palavra={PALAVRA[tipo]}
      data-quadro={quadro}
      data-rotulo={nome}
    >
      <div className="empty:hidden lg:col-start-2">{tabs}</div>
      <div
        className="relative self-start overflow-hidden rounded-wide bg-black select-none lg:col-start-1 lg:row-span-2 lg:row-start-1 [&>canvas]:absolute [&>canvas]:inset-0 [&>canvas]:size-full"
        data-palco=""
      >
        <img
          alt={`${nome}, ${quadro + 1} de ${quadros.length}`}
          className="block h-auto max-h-[70vh] w-full object-contain lg:max-h-[max(24rem,calc(100vh-22rem))]"
          fetchPriority="high"
          height={indice.altura}
          src={`${at}/${serie.serie}/quadro/${quadro + 1}${aparenciaQuery({ janela, inverter })}`}
          width={indice.largura}
        />
      </div>
      <div className="grid content-start gap-5 lg:col-start-2">
        <p aria-live="polite" className="sr-only" data-falado="" />
        {quadros.length > 1 && <Frames at={at} serie={serie} words={words} />}
        {!indice.colorida && <WindowLinks at={at} serie={serie} />}
        <Zoom />
        <p className="text-note text-neutro-700 tabular-nums" data-andamento="" role="status" />
      </div>
    </section>
  );
}

function forViewer({ tipo, quadros, quadrosPorSegundo, curva, niveis }: IndiceSerie) {
  return { tipo, quadros, quadrosPorSegundo, curva, niveis };
}

function Frames({ at, serie, words }: SerieViewerProps & { words: string }) {
  const { quadro, indice } = serie;
  const last = indice.quadros.length;
  const to = (corte: number) =>
    corte < 1 || corte > last ? undefined : linkTo(at, serie, { corte });
  return (
    <div>
      <p className="font-semibold tabular-nums first-letter:uppercase" data-contador="">
        {words}
      </p>
      {indice.tipo === "clipe" && (
        <button
          className="button button-outline mt-3 w-full"
          data-com-script=""
          data-tocar=""
          hidden
          type="button"
        >
          Reproduzir
        </button>
      )}
      <label className="mt-1 block" data-com-script="" hidden>
        <span className="sr-only">{SLIDER[indice.tipo]}</span>
        <input
          autoComplete="off"
          className="h-11 w-full cursor-pointer accent-botao"
          data-corte=""
          defaultValue={quadro + 1}
          max={last}
          min={1}
          type="range"
        />
      </label>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Step address={to(quadro)} name="anterior">
          <Icon name="arrow-left" />
          Anterior
        </Step>
        <Step address={to(quadro + 2)} name="proxima">
          Próxima
          <Icon name="arrow-right" />
        </Step>
      </div>
    </div>
  );
}

interface StepProps {
  address: string | undefined;
  name: "anterior" | "proxima";
  children: ReactNode;
}

function Step({ address, name, children }: StepProps) {
  return (
    <a
      aria-disabled={address === undefined || undefined}
      className="button button-outline aria-disabled:opacity-50"
      href={address}
      role={address === undefined ? "link" : undefined}
      {...{ [`data-${name}`]: "" }}
    >
      {children}
    </a>
  );
}

function WindowLinks({ at, serie }: SerieViewerProps) {
  const { indice, janela, inverter, quadro } = serie;
  const link = (change: Partial<ImagensQuery>) =>
    linkTo(at, serie, { corte: quadro + 1, ...change });
  return (
    <div className="flex flex-wrap gap-2">
      {indice.curva &&
        JANELAS.map((one) => (
          <a
            aria-current={one === janela || undefined}
            className={TOGGLE}
            data-janela-de={one}
            href={link({ janela: one === janela ? null : one })}
            key={one}
          >
            {JANELA_NOMES[one]}
          </a>
        ))}
      <a
        aria-current={inverter || undefined}
        className={TOGGLE}
        data-inverter-de=""
        href={link({ inverter: !inverter })}
      >
        Inverter
      </a>
    </div>
  );
}

function Zoom() {
  return (
    <div className="grid grid-cols-2 gap-3" data-com-script="" hidden>
      <button className="button button-outline" data-ampliar="" type="button">
        Ampliar
      </button>
      <button className="button button-outline" data-reduzir="" type="button">
        Reduzir
      </button>
    </div>
  );
}

const TOGGLE =
  "button button-outline px-4 aria-pressed:border-tinta aria-pressed:bg-tinta aria-pressed:text-white aria-[current]:border-tinta aria-[current]:bg-tinta aria-[current]:text-white";

function linkTo(
  at: string,
  { serie, janela, inverter }: ShownSerie,
  change: Partial<ImagensQuery>,
) {
  return at + imagensQuery({ serie, corte: undefined, janela, inverter, ...change });
}
