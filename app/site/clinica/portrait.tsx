import fallbackUrl from "#app/images/rosto-padrao.svg?url";
import { ClinicPicture } from "./clinic-picture.tsx";

interface PortraitProps {
  foto_url: string | null;
  nome: string;
  className?: string;
  sizes?: string;
  late?: boolean;
}

/** The width in the lists of professionals. */
const LISTED = "(min-width: 40rem) 12rem, 6.5rem";

export function Portrait({ foto_url, nome, className = "", sizes = LISTED, late }: PortraitProps) {
  const box = `photo aspect-[4/5] bg-primaria-100 ${className}`;
  if (!foto_url) {
    return <img alt="" className={box} height="400" loading="lazy" src={fallbackUrl} width="320" />;
  }
  return (
    <ClinicPicture
      alt={`Retrato de ${nome}`}
      className={box}
      fallback={fallbackUrl}
      late={late}
      sizes={sizes}
      url={foto_url}
    />
  );
}
