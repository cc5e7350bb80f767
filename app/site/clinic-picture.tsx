/** A stored image in the sizes it was kept in, newest format first; any other address as it is. */
import { parseImagem } from "#domain/imagem.ts";

interface ClinicPictureProps {
  url: string;
  alt: string;
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
  /** The image itself as a `data:` address (AVIF), where it is small enough to travel in the page. */
  inline?: string;
}

export function ClinicPicture({
  url,
  alt,
  sizes,
  className,
  eager = false,
  late = false,
  inline,
}: ClinicPictureProps) {
  const image = parseImagem(url);
  const loading = eager ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture className={late ? `late-picture ${className}` : "contents"}>
      {inline ? (
        <source srcSet={inline} type="image/avif" />
      ) : (
        image.srcSetAvif && <source sizes={sizes} srcSet={image.srcSetAvif} type="image/avif" />
      )}
      <img
        {...loading}
        alt={alt}
        className={late ? undefined : className}
        decoding={eager ? "sync" : "async"}
        height={image.height}
        sizes={image.srcSetWebp && sizes}
        src={image.src}
        srcSet={image.srcSetWebp}
        width={image.width}
      />
    </picture>
  );
}
