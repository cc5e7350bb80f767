import type { ReactNode } from "react";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { formatClinicCrm, formatTechnicalDirector } from "#domain/clinica/registro-medico.ts";
import { formatTelefone, telHref, whatsappHref } from "#domain/clinica/telefone.ts";
import { Hours } from "../clinica/hours.tsx";
import { useSite } from "../site.ts";
import { FOOTER_LINKS } from "./navigation.ts";

export function Footer() {
  const { clinic, logo } = useSite();
  return (
    <footer className="on-ink pb-24 md:pb-0">
      <div className="border-t border-white/15" />
      <div className="page-width grid gap-x-8 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.2fr_1.2fr]">
        <div>
          <p className="flex items-center gap-3 text-h3">
            {logo ? (
              <BrandLogo isLarge={logo.isWide} isOnInk logo={logo} name={clinic.nome_clinica} />
            ) : (
              <Icon name="marca" className="size-9 text-brilho" />
            )}
            {!logo?.isWide && <span className="min-w-0">{clinic.nome_clinica}</span>}
          </p>
          <Social />
        </div>
        <nav aria-label="Rodapé">
          <Heading>Navegue</Heading>
          <ul>
            {FOOTER_LINKS.map(({ path, label }) => (
              <li key={path}>
                <a className="footer-link" href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Heading>Endereço e contato</Heading>
          <address className="not-italic">
            <Lines text={clinic.endereco} />
            <a className="footer-link mt-2 tabular-nums" href={telHref(clinic.telefone)}>
              {formatTelefone(clinic.telefone)}
            </a>
            <br />
            <a className="footer-link break-all" href={`mailto:${clinic.email}`}>
              {clinic.email}
            </a>
          </address>
        </div>
        <div>
          <Heading>Horário de funcionamento</Heading>
          <Hours part="rodape" services={["recepcao"]} />
        </div>
      </div>
      <Legal />
    </footer>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-sm font-semibold text-neutro-300">{children}</h2>;
}

function Social() {
  const { instagram, facebook, whatsapp } = useSite().clinic.links_redes_sociais;
  const links = [
    { icon: "instagram", label: "Instagram", href: instagram },
    { icon: "facebook", label: "Facebook", href: facebook },
    { icon: "whatsapp", label: "WhatsApp", href: whatsapp && whatsappHref(whatsapp) },
  ].filter(({ href }) => href);
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {links.map(({ icon, label, href }) => (
        <li key={icon}>
          <a className="social-link" href={href} rel="noopener" target="_blank">
            <Icon name={icon} className="size-5" />
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** CFM Resolução 2.336/2023 requires registration and technical director wherever the clinic presents itself. */
function Legal() {
  const { clinic } = useSite();
  const register = formatClinicCrm(clinic);
  const director = formatTechnicalDirector(clinic);
  return (
    <div className="border-t border-white/15">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-sm wrap-anywhere text-neutro-300">
        <p>{clinic.texto_rodape}</p>
        <a className="footer-link gap-2" href="/acessibilidade">
          <Icon name="accessibility" className="size-5" />
          Acessibilidade
        </a>
        <a className="footer-link" href="/verificar">
          Verificar documento
        </a>
        {register && (
          <p>
            Registro da clínica: <span className="inline-block">{register}</span>
          </p>
        )}
        {director && <p>Diretor técnico: {director}</p>}
        {clinic.credito_texto && (
          <p>
            {clinic.credito_link ? (
              <a
                className="inline-flex min-h-11 items-center underline md:min-h-9"
                href={clinic.credito_link}
                rel="noopener"
                target="_blank"
              >
                {clinic.credito_texto}
              </a>
            ) : (
              clinic.credito_texto
            )}
          </p>
        )}
      </div>
    </div>
  );
}
