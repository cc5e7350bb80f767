import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useIsIncomplete } from "#app/ui/incomplete.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { PageHead } from "./page-head.tsx";

interface UnavailableProps {
  subject: string;
  className?: string;
}

export function Unavailable({ subject, className = "" }: UnavailableProps) {
  if (!useIsIncomplete()) return null;
  return (
    <div className={`rounded-wide border border-primaria-300 bg-primaria-50 p-6 ${className}`}>
      <p className="font-semibold" role="status">
        {subject} agora. Tente novamente em alguns instantes ou fale com a clínica.
      </p>
      <WaysOn />
    </div>
  );
}

interface UnavailablePageProps {
  title?: string;
  text?: string;
  back?: { href: string; label: string };
}

export function UnavailablePage({
  title = "O site não responde agora",
  text = "Nada foi perdido nem guardado pela metade. Tente novamente em alguns minutos ou fale com a clínica.",
  back,
}: UnavailablePageProps) {
  return (
    <div className="page-width py-24 md:py-36">
      <PageHead description={text} title={title} />
      <h1 className="max-w-3xl text-h1">{title}</h1>
      <p className="mt-5 max-w-prose text-lead text-neutro-700">{text}</p>
      <WaysOn />
      {back && (
        <p className="mt-6">
          <a className="link inline-flex min-h-11 items-center" href={back.href}>
            {back.label}
          </a>
        </p>
      )}
    </div>
  );
}

function WaysOn() {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="filled" href={pathname + search}>
        Tentar de novo
      </Button>
      <PhoneButton variant="outline" />
    </div>
  );
}
