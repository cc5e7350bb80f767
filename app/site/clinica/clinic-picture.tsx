import { fallbackUrl, parseImagem, srcSets } from "#domain/midia/imagem.ts";
import { useKnownPicture } from "./pictures.tsx";

interface ClinicPictureProps {
  url: string;
  /** The record's own alternative text; "" uses the library's. Null for a picture that repeats the text beside it. */
  alt: string | null;
  /** Slightly below the real width on phones, so that a 1.75x screen can use the next smaller file. */
  sizes: string;
  className?: string;
  /** Fetches the first image of a page at once; all others are fetched when they come near. */
  eager?: boolean;
  /** Fetches the image only when it is about to be seen, so text beside it must say the same. */
  late?: boolean;
  /** Shows the whole image in a frame, without a background colour around it. */
  isFramed?: boolean;
  /** The image as a `data:` address (AVIF), where it is small enough for the page. */
  inline?: string;
  /** Replaces a picture that fails: another picture's address, or a letter. */
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
