/** A stored image, small; what it shows is said beside it. */
import { imagemUrl, varianteKey } from "#domain/imagem.ts";
import type { Midia } from "#domain/midia.ts";

/** The one that exists from the moment of the upload, for every image that is wider. */
const SMALLEST = 320;

interface ThumbnailProps {
  midia: Pick<Midia, "chave" | "largura">;
  className?: string;
}

export function Thumbnail({ midia: { chave, largura }, className = "" }: ThumbnailProps) {
  const src =
    largura > SMALLEST ? `/arquivos/${varianteKey(chave, SMALLEST, "webp")}` : imagemUrl(chave);
  return (
    <img
      alt=""
      className={`rounded-control bg-neutro-100 object-contain ${className}`}
      loading="lazy"
      src={src}
    />
  );
}
