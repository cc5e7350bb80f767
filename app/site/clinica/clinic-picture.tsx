import { classes } from "#app/ui/classes.ts";
import { fallbackUrl, parseImagem, srcSets } from "#domain/midia/imagem.ts";
import { useKnownPicture } from "./pictures.tsx";

interface ClinicPictureProps {
  url: string;
  /** The alternative text: "" for the one saved with the picture; null for none, where nearby text says the same. */
  alt: string | null;
  /** The image's `sizes`. The width for phones is slightly too small, so that phones load a smaller file. */
  sizes: string;
  className?: string;
  eager?: boolean;
  /** True if the image stays hidden, even from screen readers, until scrolled near. Text beside it must describe it. */
  late?: boolean;
  isFramed?: boolean;
  /** The image as a `data:` URL (AVIF). */
  inline?: string;
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
