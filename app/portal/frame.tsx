import type { ReactNode } from "react";
import icon32Url from "#app/images/icons/icon-32.png?url";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { coloursHref } from "#domain/clinica/colours-href.ts";
import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import { formatTelefone, telHref, whatsappHref } from "#domain/clinica/telefone.ts";
import { iconeFiles, parseLogo } from "#domain/midia/logo.ts";

interface Flash {
  title: string;
  text: string;
  kind: "success" | "warning" | "error";
}

export function frameOf(clinic: ConfiguracoesSite) {
  return {
    nome: clinic.nome_clinica,
    logo: parseLogo(clinic.logo_url),
    icones: iconeFiles(clinic.icone_url),
    telefone: clinic.telefone,
    whatsapp: clinic.links_redes_sociais.whatsapp,
    cores: clinic.cores_principais,
  };
}

interface FrameProps {
  clinic: ReturnType<typeof frameOf>;
  flash?: Flash | undefined;
  tools?: ReactNode;
  note?: string;
  children: ReactNode;
}

export function PortalFrame({ clinic, flash, tools, note, children }: FrameProps) {
  const { nome, logo, icones, cores, telefone, whatsapp } = clinic;
  const href = coloursHref(cores);
  return (
    <>
      <meta name="robots" content="noindex, noarchive" />
      {!icones && <link href={icon32Url} rel="icon" sizes="32x32" type="image/png" />}
      {href && <link rel="stylesheet" href={href} precedence="high" />}
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <header className="border-b border-neutro-200 print:hidden">
        <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 xs:flex-nowrap">
          <a
            className="flex min-h-11 min-w-0 items-center gap-3 rounded-soft font-semibold"
            href="/"
          >
            {logo ? (
              <BrandLogo logo={logo} name={nome} />
            ) : (
              <span className="on-ink grid size-10 shrink-0 place-items-center rounded-soft text-brilho">
                <Icon name="marca" className="size-7" />
              </span>
            )}
            {!logo?.isWide && <span className="min-w-0 leading-tight">{nome}</span>}
          </a>
          {tools}
        </div>
      </header>
      <main className="page-width pt-8 pb-16 md:pt-12 print:p-0" id="conteudo" tabIndex={-1}>
        {flash && (
          <div aria-live="polite" className="mb-8">
            <Notice {...flash} />
          </div>
        )}
        {children}
      </main>
      <footer className="border-t border-neutro-200 print:hidden">
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-4 py-8">
          <p className="text-neutro-700">Dúvidas sobre o laudo? Fale com a clínica.</p>
          <div className="flex flex-wrap gap-3">
            <Button
              icon="phone"
              className="tabular-nums"
              href={telHref(telefone)}
              variant="outline"
            >
              {formatTelefone(telefone)}
            </Button>
            <Button
              icon="whatsapp"
              href={whatsappHref(whatsapp)}
              variant="outline"
              rel="noopener"
              target="_blank"
            >
              WhatsApp
            </Button>
          </div>
          {note && <p className="w-full text-note text-neutro-700">{note}</p>}
        </div>
      </footer>
    </>
  );
}
