import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { formatTelefone, telHref } from "#domain/clinica/telefone.ts";
import { Hours } from "../clinica/hours.tsx";
import { MapBox } from "../clinica/map-box.tsx";
import { directionsHref } from "../clinica/map-links.ts";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { useSite } from "../site.ts";

export function Location() {
  const { clinic } = useSite();
  return (
    <section aria-labelledby="localizacao" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 className="text-h2" id="localizacao">
            Onde estamos
          </h2>
          <dl className="mt-8 border-b border-neutro-200">
            <Row icon="map-pin" term="Endereço">
              <Lines text={clinic.endereco} />
            </Row>
            <Row icon="phone" term="Telefone">
              <a
                className="link -my-2 inline-flex min-h-11 items-center tabular-nums"
                href={telHref(clinic.telefone)}
              >
                {formatTelefone(clinic.telefone)}
              </a>
            </Row>
            <Row icon="clock" term="Horário">
              <Hours part="localizacao" />
            </Row>
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button
              icon="map-pin"
              variant="filled"
              href={directionsHref(clinic.endereco)}
              rel="noopener"
              target="_blank"
            >
              Como chegar
            </Button>
            <WhatsappButton label="WhatsApp" variant="outline" />
          </div>
        </div>
        <MapBox />
      </div>
    </section>
  );
}

function Row({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>
        <Icon name={icon} className="fact-icon" />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
