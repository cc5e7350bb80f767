import { classes } from "#app/ui/classes.ts";
import { fallbackUrl, parseImagem, srcSets } from "#domain/midia/imagem.ts";
import { useKnownPicture } from "./pictures.tsx";

interface ClinicPictureProps {
  url: string;
  /** The record's alternative text. "" shows the library's text; null is for a picture that repeats nearby text. */
  alt: string | null;
  /** The `sizes` of the image, slightly too small for phones, so that a screen of density 1.75 loads a smaller file. */
  sizes: string;
  className?: string;
  /** True for the first image of a page, which is loaded at once. Others are loaded when they come near. */
  eager?: boolean;
  /** True if the image is loaded only shortly before it is visible. Text beside it must then describe it. */
  late?: boolean;
  /** True if the image has a frame and is shown complete, without a background colour. */
  isFramed?: boolean;
  /** The image itself as a `data:` URL (AVIF), if it is small enough to be part of the page. */
  inline?: string;
  /** What replaces a picture that fails to load: the URL of another picture, or a letter. */
  fallback?: string | { letter: string };
}

export function ClinicPicture({
  url,
  alt,
  sizes,
  className,
  eager = false,
  late = false,
  isFramed = false,
  inline,
  fallback,
}: ClinicPictureProps) {
  const image = parseImagem(url);
  const known = useKnownPicture(url);
  const { avif, webp } = srcSets(image, known?.variantes);
  const ground = known?.cor && !isFramed && `placeholder-${known.cor}`;
  const loading = eager ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const file =
    avif || inline
      ? { src: fallbackUrl(image, known?.variantes) }
      : { src: image.src, srcSet: webp, sizes: webp && sizes };
  return (
    <picture className={late ? classes("late-picture", className, ground) : undefined}>
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
        className={late ? undefined : classes(className, ground)}
        decoding={eager ? "sync" : "async"}
        height={image.height}
        {...file}
        width={image.width}
      />
    </picture>
  );
}
