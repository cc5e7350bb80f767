import placeholderUrl from "#app/images/sala-padrao.svg?url";
import type { HomeEstrutura } from "#domain/paginas/home-estrutura.ts";
import { ClinicPicture } from "../clinica/clinic-picture.tsx";
import { Icone } from "../clinica/icone.tsx";
import { SectionHead } from "../frame/section-head.tsx";

export function Facility({ estrutura }: { estrutura: HomeEstrutura }) {
  const imagens = estrutura.imagens.filter(({ url }) => url !== "");
  return (
    <section aria-labelledby="estrutura" className="section-space bg-papel-fundo">
      <div className="page-width">
        <SectionHead id="estrutura" text={estrutura.descricao} title={estrutura.titulo} />
        {imagens.length > 0 && (
          <ul className="facility-images">
            {imagens.map(({ url, titulo, descricao }) => (
              <li key={url}>
                <figure>
                  <ClinicPicture
                    alt={descricao || titulo}
                    className="aspect-[3/2] photo"
                    fallback={placeholderUrl}
                    sizes="(min-width: 64rem) 40rem, 85vw"
                    url={url}
                  />
                  {titulo && (
                    <figcaption className="mt-3 text-note text-neutro-700">{titulo}</figcaption>
                  )}
                </figure>
              </li>
            ))}
          </ul>
        )}
        {estrutura.facilidades.length > 0 && (
          <ul className="mt-12 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {estrutura.facilidades.map(({ icone, titulo, descricao }) => (
              <li className="flex gap-4" key={titulo}>
                <Icone name={icone} className="lead-icon" />
                <div>
                  <h3 className="font-semibold">{titulo}</h3>
                  <p className="mt-1 text-note text-neutro-700">{descricao}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
