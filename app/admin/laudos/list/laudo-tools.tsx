import { href } from "react-router";
import { GoButton, GoIconButton } from "#app/admin/record/list/go-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { whatsappHref } from "#domain/clinica/telefone.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import type { Row } from "./laudo-row.tsx";

interface LaudoToolsProps {
  laudo: Row;
  /** The WhatsApp message to the patient. It names no exam, because others may see it. */
  message: string;
}

export function LaudoTools({ laudo, message }: LaudoToolsProps) {
  const { id, protocolo, status, telefone } = laudo;
  const isOut = isLegivel(status);
  return (
    <>
      {status === "em_analise" && (
        <span className="mr-1">
          <GoButton
            aria-label={`Liberar ${protocolo}`}
            icon="check"
            to={href("/admin/laudos/:id/liberar", { id })}
          >
            Liberar
          </GoButton>
        </span>
      )}
      {telefone && (
        <Button
          className="mr-1"
          href={whatsappHref(telefone, message)}
          rel="noopener noreferrer"
          icon="whatsapp"
          target="_blank"
        >
          Avisar pelo WhatsApp
        </Button>
      )}
      {isOut && (
        <GoIconButton
          aria-label={`Retificar ${protocolo}`}
          icon="correct"
          to={href("/admin/laudos/:id/retificar", { id })}
        />
      )}
      {status !== "anulado" && (
        <>
          <GoIconButton
            aria-label={`Imprimir comprovante ${protocolo}`}
            icon="print"
            to={href("/admin/laudos/:id/comprovante", { id })}
          />
          <GoIconButton
            aria-label={`Novo protocolo ${protocolo}`}
            icon="renew"
            to={href("/admin/laudos/:id/protocolo", { id })}
          />
          <GoButton
            aria-label={`Anular ${protocolo}`}
            // On a phone all buttons of a row fit on one line only if this one shows nothing but its icon.
            className="max-md:w-11 max-md:gap-0 max-md:px-0 max-md:text-[0px]"
            icon="annul"
            variant="quiet-danger"
            to={href("/admin/laudos/:id/anular", { id })}
          >
            Anular
          </GoButton>
        </>
      )}
      {status === "anulado" ? (
        <GoButton
          aria-label={`Acessos ${protocolo}`}
          icon="eye"
          to={href("/admin/laudos/:id/acessos", { id })}
        >
          Acessos
        </GoButton>
      ) : (
        <GoIconButton
          aria-label={`Acessos ${protocolo}`}
          icon="eye"
          to={href("/admin/laudos/:id/acessos", { id })}
        />
      )}
    </>
  );
}
