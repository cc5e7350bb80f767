import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "../site.ts";
import { directionsHref, mapEmbedHref } from "./map-links.ts";

export function MapBox() {
  const { clinic } = useSite();
  return (
    <div className="map-box" data-map={mapEmbedHref(clinic.endereco)}>
      <div
        className="relative max-w-[min(20rem,100%)] rounded-wide bg-white p-[min(1.5rem,6.25vw)] text-center"
        data-map-invite=""
      >
        <Icon name="map-pin" className="mx-auto size-8 text-texto-primaria" />
        <p className="mt-2 text-note text-neutro-700">
          O mapa é do Google. Ele só é aberto se você pedir.
        </p>
        <Button className="mt-4" data-map-load="" hidden type="button">
          Carregar mapa
        </Button>
        <noscript>
          <Button
            className="mt-4"
            href={directionsHref(clinic.endereco)}
            variant="outline"
            rel="noopener"
            target="_blank"
          >
            Abrir no Google Maps
          </Button>
        </noscript>
      </div>
    </div>
  );
}
