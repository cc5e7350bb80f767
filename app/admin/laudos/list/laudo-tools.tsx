import { href } from "react-router";
import { GoButton, GoIconButton } from "#app/admin/record/list/go-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { whatsappHref } from "#domain/clinica/telefone.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import type { Row } from "./laudo-row.ts";

interface LaudoToolsProps {
  laudo: Row;
  /** The WhatsApp message to the patient. It names no exam, because other people may see it. */
  message: string;
}

/** Classes that show only a button's icon on a wide screen, so that all buttons of a row fit on its line. */
const ICON_ON_DESK =
  "lg:size-7 xl:size-8 lg:min-h-0! lg:gap-0! lg:border-0 lg:bg-transparent lg:px-0! lg:text-[0px]!";
/** The release button shows only its label on a phone, only its icon from 64 to 90 rem, and both otherwise. */
const ICON_BELOW_WIDE =
  "max-md:px-3! max-md:[&>.icon]:hidden lg:min-h-0! lg:h-7 xl:h-8 lg:max-[90rem]:w-7 xl:max-[90rem]:w-8 lg:max-[90rem]:gap-0! lg:max-[90rem]:border-0 lg:max-[90rem]:px-0! lg:max-[90rem]:text-[0px]!";

export function LaudoTools({ laudo, message }: LaudoToolsProps) {
  const { id, protocolo, status, telefone } = laudo;
  const isOut = isLegivel(status);
  return (
    <>
      {status === "em_analise" && (
        <span className="mr-1 lg:mr-0">
          <GoButton
            aria-label={`Liberar ${protocolo}`}
            className={ICON_BELOW_WIDE}
            icon="check"
            title="Liberar"
            to={href("/admin/laudos/:id/liberar", { id })}
          >
            Liberar
          </GoButton>
        </span>
      )}
      {telefone && (
        <Button
          aria-label="Avisar pelo WhatsApp"
          className={`mr-1 lg:mr-0 ${ICON_ON_DESK}`}
          href={whatsappHref(telefone, message)}
          rel="noopener noreferrer"
          icon="whatsapp"
          target="_blank"
          title="Avisar pelo WhatsApp"
        >
          Avisar pelo WhatsApp
        </Button>
      )}
      {status !== "anulado" && (
        <GoIconButton
          aria-label={`Imagens ${protocolo}`}
          icon="images"
          to={href("/admin/laudos/:id/imagens", { id })}
        />
      )}
      {isOut && (
        <GoIconButton
          aria-label={`Compartilhar ${protocolo}`}
          icon="share"
          to={href("/admin/laudos/:id/compartilhar", { id })}
        />
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
            className={`max-md:w-11 max-md:gap-0 max-md:px-0 max-md:text-[0px] ${ICON_ON_DESK}`}
            icon="annul"
            title="Anular"
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
          className={ICON_ON_DESK}
          icon="eye"
          title="Acessos"
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
