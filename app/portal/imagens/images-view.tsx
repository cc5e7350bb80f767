import { Button } from "#app/ui/button.tsx";
import { imagensQuery } from "#domain/imagens/endereco.ts";
import { AVISO_DIAGNOSTICO, countFalhas, countImagens } from "#domain/imagens/imagens.ts";
import { SerieViewer } from "./serie-viewer.tsx";
import type { ShownImages } from "./shown-images.ts";

export function ImagesView({ images }: { images: ShownImages }) {
  const { at, exame, aberta, falhas, isPreparing } = images;
  return (
    <>
      <h1 className="mt-3 text-h2">Imagens do exame</h1>
      {exame && <p className="mt-2 text-lead text-neutro-700">{exame}</p>}
      {aberta ? (
        <>
          <p className="mt-4 border-l-4 border-primaria-300 pl-3 font-semibold">
            {AVISO_DIAGNOSTICO}
          </p>
          <SerieViewer at={at} serie={aberta} tabs={<SeriesTabs images={images} />} />
          {falhas > 0 && <Failed falhas={falhas} />}
          {isPreparing && <Preparing at={at} text="Outras imagens estão sendo preparadas." />}
          <Download at={at} />
        </>
      ) : isPreparing ? (
        <Preparing at={at} text="As imagens estão sendo preparadas." />
      ) : falhas > 0 ? (
        <>
          <Failed falhas={falhas} />
          <Download at={at} />
        </>
      ) : (
        <p className="mt-6 max-w-prose">
          Não há imagens deste exame aqui. Se você espera por elas, fale com a clínica.
        </p>
      )}
    </>
  );
}

function SeriesTabs({ images: { at, tabs } }: { images: ShownImages }) {
  if (tabs.length < 2) return null;
  return (
    <nav aria-label="Séries">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ id, nome, imagens, isShown }) => (
          <li key={id}>
            <a
              aria-current={isShown ? "page" : undefined}
              className="flex min-h-11 flex-col justify-center rounded-soft border border-neutro-300 bg-white px-4 py-1.5 leading-tight hover:border-primaria-600 aria-[current]:border-tinta aria-[current]:bg-tinta aria-[current]:text-white"
              href={
                at + imagensQuery({ serie: id, corte: undefined, janela: null, inverter: false })
              }
            >
              <span className="font-semibold wrap-anywhere">{nome}</span>{" "}
              <span className="text-note tabular-nums">{countImagens(imagens)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Preparing({ at, text }: { at: string; text: string }) {
  return (
    <div className="mt-8 max-w-prose">
      <p>{text} Isso leva alguns minutos.</p>
      <p className="mt-4">
        <Button href={at}>Atualizar</Button>
      </p>
    </div>
  );
}

function Failed({ falhas }: { falhas: number }) {
  return (
    <p className="mt-6 max-w-prose text-neutro-700">
      {countFalhas(falhas)}. O arquivo para baixar tem os originais que estão guardados aqui, como o
      equipamento os fez.
    </p>
  );
}

function Download({ at }: { at: string }) {
  return (
    <div className="mt-10 max-w-prose border-t border-neutro-200 pt-6">
      <Button href={`${at}/originais.zip`} icon="file-text">
        Baixar imagens (DICOM)
      </Button>
      <p className="mt-3 text-note text-neutro-700">
        Um arquivo ZIP com os originais, para o programa do seu médico. Ele pode ser grande: prefira
        o Wi-Fi.
      </p>
    </div>
  );
}
