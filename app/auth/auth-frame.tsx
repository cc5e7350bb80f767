import type { ReactNode } from "react";
import stillUrl from "#app/styles/still.css?url";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { coloursHref } from "#domain/clinica/colours-href.ts";
import type { Logo } from "#domain/midia/logo.ts";

interface AuthFrameProps {
  clinic: string;
  logo: Logo | undefined;
  colours: { primaria: string; secundaria: string };
  subtitle: string;
  isRefused: boolean;
  notice?: { title: string; text: string; kind: "success" | "warning" | "error" };
  children: ReactNode;
}

export function AuthFrame(props: AuthFrameProps) {
  const { clinic, logo, colours, subtitle, isRefused, notice, children } = props;
  const href = coloursHref(colours);
  return (
    <>
      <title>{`${isRefused ? "Erro: " : ""}${subtitle} · ${clinic}`}</title>
      <meta name="robots" content="noindex" />
      {href && <link rel="stylesheet" href={href} precedence="high" />}
      <link href={stillUrl} rel="stylesheet" />
      <div className="grid min-h-svh grid-rows-[auto_1fr] md:grid-rows-1 md:grid-cols-[minmax(20rem,5fr)_7fr]">
        <header className="on-ink relative flex flex-col justify-between gap-10 overflow-hidden px-6 py-6 md:px-12 md:py-12">
          <a
            className="flex min-h-11 items-center gap-3 self-start rounded-soft font-semibold"
            href="/"
          >
            {logo ? (
              <BrandLogo isOnInk logo={logo} name={clinic} />
            ) : (
              <Icon name="marca" className="size-8 text-brilho" />
            )}
            Voltar ao site
          </a>
          {!logo && (
            <Icon
              name="marca"
              className="absolute -right-24 -bottom-24 hidden size-96 text-brilho opacity-15 md:block forced-colors:md:hidden"
            />
          )}
          <p className="relative hidden max-w-sm text-lead text-neutro-200 md:block">
            Área da equipe. O que se faz aqui fica registrado com o nome de quem fez.
          </p>
        </header>
        <main className="flex flex-col justify-center px-5 py-10 md:px-16" id="conteudo">
          <div className="mx-auto w-full max-w-md md:mx-0">
            <h1 className="text-h2">{clinic}</h1>
            <p className="mt-2 text-lead text-neutro-700">{subtitle}</p>
            <div aria-live="polite" className="mt-6 empty:mt-0">
              {notice && <Notice {...notice} />}
            </div>
            <div className="mt-8">{children}</div>
          </div>
        </main>
      </div>
    </>
  );
}
