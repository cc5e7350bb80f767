import { Icon } from "#app/ui/icon.tsx";
import type { HomeSobre } from "#domain/paginas/home-sobre.ts";
import { Icone } from "../clinica/icone.tsx";
import { MoreLink } from "../frame/section-head.tsx";

interface AboutProps {
  sobre: Pick<HomeSobre, "titulo" | "descricao" | "valores" | "diferenciais">;
}

export function About({ sobre }: AboutProps) {
  return (
    <section aria-labelledby="sobre" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h2 className="text-h2" id="sobre">
            {sobre.titulo}
          </h2>
          <p className="mt-5 max-w-prose text-lead text-neutro-700">{sobre.descricao}</p>
          {sobre.diferenciais.length > 0 && (
            <ul className="mt-8 grid max-w-prose gap-3">
              {sobre.diferenciais.map((diferencial) => (
                <li className="flex gap-3" key={diferencial}>
                  <Icon name="check" className="lead-icon" />
                  {diferencial}
                </li>
              ))}
            </ul>
          )}
          <div className="mt-8">
            <MoreLink href="/quem-somos" label="Conheça nossa história" />
          </div>
        </div>
        {sobre.valores.length > 0 && (
          <ul className="self-start border-b border-neutro-200">
            {sobre.valores.map(({ icone, titulo, descricao }) => (
              <li className="flex gap-5 border-t border-neutro-200 py-6" key={titulo}>
                <Icone name={icone} className="lead-icon size-8" />
                <div>
                  <h3 className="text-h3">{titulo}</h3>
                  <p className="mt-1 text-neutro-700">{descricao}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
