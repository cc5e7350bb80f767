/** A stored image in the sizes it was kept in, newest format first; any other address as it is. */
import { fallbackUrl, parseImagem, srcSets } from "#domain/midia/imagem.ts";
import { useKnownPicture } from "./pictures.tsx";

interface ClinicPictureProps {
  url: string;
  /**
   * In the record's own words; where it has none ("") the library's. Null for a picture that says
   * nothing which does not also stand beside it.
   */
  alt: string | null;
  /**
   * On phones a little less than it really takes: the next smaller file is then enough for a screen
   * of 1.75 dots a pixel, and nobody sees the difference on one of 3.
   */
  sizes: string;
  className?: string;
  /** The first image of a page is fetched at once; all others when they come near. */
  eager?: boolean;
  /**
   * For pages of many images: even what is near waits until it is about to be seen. Only for those
   * that say nothing which does not also stand beside them, because until then they are not there.
   */
  late?: boolean;
  /** Stands whole within a frame: its colour would stay visible around it. */
  isFramed?: boolean;
  /** The image itself as a `data:` address (AVIF), where it is small enough to travel in the page. */
  inline?: string;
  /**
   * What stands in its place if it does not come: another picture's address, or a letter. Without
   * scripts the picture's own words stand on its ground.
   */
  fallback?: string | { letter: string };
}

export function ClinicPicture({
  url,
  alt,
  sizes,
  className = "",
  eager = false,
  late = false,
  isFramed = false,
  inline,
  fallback,
}: ClinicPictureProps) {
  const image = parseImagem(url);
  const known = useKnownPicture(url);
  const { avif, webp } = srcSets(image, known?.variantes);
  const ground = known?.cor && !isFramed ? `placeholder-${known.cor}` : "";
  const loading = eager ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const file =
    avif || inline
      ? { src: fallbackUrl(image, known?.variantes) }
      : { src: image.src, srcSet: webp, sizes: webp && sizes };
  return (
    <picture className={late ? `late-picture ${className} ${ground}` : undefined}>
      {inline ? (
        <source srcSet={inline} type="image/avif" />
      ) : (
        avif && <source sizes={sizes} srcSet={avif} type="image/avif" />
      )}
      <img
        {...loading}
        {...(typeof fallback === "string" && { "data-fallback": fallback })}
        {...(typeof fallback === "object" && { "data-letter": fallback.letter })}
        alt={alt === null ? "" : alt || known?.texto_alternativo || ""}
        className={late ? undefined : `${className} ${ground}`}
        decoding={eager ? "sync" : "async"}
        height={image.height}
        {...file}
        width={image.width}
      />
    </picture>
  );
}
