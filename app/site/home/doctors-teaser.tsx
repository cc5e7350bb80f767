import { Portrait } from "../clinica/portrait.tsx";
import { Registration } from "../clinica/registration.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import type { HomeData } from "./load-home.ts";

export function DoctorsTeaser({ profissionais }: Pick<HomeData, "profissionais">) {
  return (
    <section aria-labelledby="equipe" className="section-space">
      <div className="page-width">
        <SectionHead
          id="equipe"
          more={{ href: "/profissionais", label: "Conheça toda a equipe" }}
          title="Quem lê o seu exame"
        />
        <ul className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-12">
          {profissionais.map((profissional) => (
            <li className="doctor" key={profissional.nome}>
              <Portrait late foto_url={profissional.foto_url} nome={profissional.nome} />
              <div className="self-center">
                <h3 className="text-h3">{profissional.nome}</h3>
                <p className="text-texto-primaria">{profissional.especialidade}</p>
                <Registration profissional={profissional} />
                {profissional.mini_bio && (
                  <p className="mt-3 text-note text-neutro-700">{profissional.mini_bio}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
