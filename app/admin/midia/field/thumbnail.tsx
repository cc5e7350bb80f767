import { imagemUrl, thumbnailUrl } from "#domain/midia/imagem.ts";
import type { Midia } from "#domain/midia/midia.ts";

interface ThumbnailProps {
  midia: Pick<Midia, "chave" | "largura">;
  className?: string;
}

export function Thumbnail({ midia: { chave, largura }, className = "" }: ThumbnailProps) {
  return (
    <img
      alt=""
      className={`rounded-control bg-neutro-100 object-contain ${className}`}
      loading="lazy"
      src={thumbnailUrl({ src: imagemUrl(chave), chave, width: largura })}
    />
  );
}
