import bandAvif from "#app/images/band-linhas.avif?url";
import bandWebp from "#app/images/band-linhas.webp?url";
import placeholderUrl from "#app/images/sala-padrao.svg?url";
import { Icon } from "#app/ui/icon.tsx";
import type { EstruturaImagem } from "#domain/paginas/home-estrutura.ts";
import { ClinicPicture } from "../clinica/clinic-picture.tsx";
import { Icone } from "../clinica/icone.tsx";
import type { AboutClinic } from "./about-clinic.ts";

type About = AboutClinic & {
  room?: EstruturaImagem;
};

export function Story({ about }: { about: About }) {
  return (
    <>
      <History historia={about.historia} room={about.room} titulo={about.titulo} />
      {about.numeros.length > 0 && <Figures numeros={about.numeros} />}
      <Purpose about={about} />
      <Values valores={about.valores} />
      <Differentials diferenciais={about.diferenciais} />
    </>
  );
}

function History({ titulo, historia, room }: Pick<About, "titulo" | "historia" | "room">) {
  return (
    <section aria-labelledby="historia" className="page-width pb-20 md:pb-28">
      <div className="grid gap-x-16 gap-y-8 border-t border-neutro-200 pt-10 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr]">
        <h2 className="text-h2" id="historia">
          {titulo}
        </h2>
        <div className="max-w-prose space-y-5 text-lead lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {historia.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {room && (
          <figure>
            <ClinicPicture
              alt={room.descricao || room.titulo}
              className="aspect-[4/3] photo"
              fallback={placeholderUrl}
              sizes="(min-width: 64rem) 28rem, 85vw"
              url={room.url}
            />
            {room.titulo && (
              <figcaption className="mt-3 text-note text-neutro-700">{room.titulo}</figcaption>
            )}
          </figure>
        )}
      </div>
    </section>
  );
}

function Figures({ numeros }: Pick<About, "numeros">) {
  return (
    <section aria-label="Nossos números" className="on-ink relative overflow-hidden">
      <picture>
        <source srcSet={bandAvif} type="image/avif" />
        <img
          alt=""
          className="band-image"
          height="600"
          loading="lazy"
          src={bandWebp}
          width="1600"
        />
      </picture>
      <dl className="page-width relative grid grid-cols-2 gap-x-6 gap-y-10 py-16 md:grid-cols-4 md:py-20">
        {numeros.map(({ valor, descricao }) => (
          <div className="flex flex-col-reverse justify-end" key={descricao + valor}>
            <dt className="mt-1 text-neutro-200">{descricao}</dt>
            <dd className="text-h2 tabular-nums">{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Purpose({ about }: { about: About }) {
  const texts = [
    { titulo: "Missão", texto: about.missao },
    { titulo: "Visão", texto: about.visao },
    { titulo: "Compromisso", texto: about.compromisso },
  ];
  return (
    <section aria-label="Missão, visão e compromisso" className="section-space">
      <dl className="page-width">
        {texts.map(({ titulo, texto }) => (
          <div
            className="grid gap-x-16 gap-y-2 border-t border-neutro-200 py-8 lg:grid-cols-[1fr_1.6fr]"
            key={titulo}
          >
            <dt className="text-h3">{titulo}</dt>
            <dd className="max-w-prose text-lead text-neutro-700">{texto}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Values({ valores }: Pick<About, "valores">) {
  return (
    <section aria-labelledby="valores" className="section-space bg-papel-fundo">
      <div className="page-width">
        <h2 className="text-h2" id="valores">
          Nossos valores
        </h2>
        <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {valores.map(({ icone, titulo, descricao }) => (
            <li key={titulo}>
              <Icone name={icone} className="size-9 text-texto-primaria" />
              <h3 className="mt-4 text-h3">{titulo}</h3>
              <p className="mt-1.5 text-neutro-700">{descricao}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Differentials({ diferenciais }: Pick<About, "diferenciais">) {
  return (
    <section aria-labelledby="diferenciais" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 className="text-h2" id="diferenciais">
          O que fazemos diferente
        </h2>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {diferenciais.map((item) =>
            typeof item === "string" ? (
              <li className="flex gap-3 border-t border-neutro-200 py-5" key={item}>
                <Icon name="check" className="lead-icon" />
                {item}
              </li>
            ) : (
              <li className="flex gap-4 border-t border-neutro-200 py-6" key={item.titulo}>
                <Icone name={item.icone} className="lead-icon" />
                <div>
                  <h3 className="font-semibold">{item.titulo}</h3>
                  <p className="mt-1 text-note text-neutro-700">{item.descricao}</p>
                </div>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
