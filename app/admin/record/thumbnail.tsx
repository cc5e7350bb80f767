/** A record's picture in its list, or the first letter of its name. */
import { parseImagem } from "#domain/imagem.ts";

interface ThumbnailProps {
  url: string | null;
  name: string;
  /** A person's face fills its square; a logo shows whole. */
  fit?: "cover" | "contain";
}

export function Thumbnail({ url, name, fit = "contain" }: ThumbnailProps) {
  const frame = "size-14 shrink-0 rounded-panel border border-neutro-200 bg-white";
  if (!url) {
    return (
      <span
        aria-hidden="true"
        className={`${frame} grid place-items-center bg-neutro-50 text-xl font-semibold text-neutro-700`}
      >
        {firstLetter(name)}
      </span>
    );
  }
  const { src, srcSetWebp } = parseImagem(url);
  return (
    <img
      alt=""
      // Else a drag that begins on it would take the picture, not the record.
      draggable={false}
      className={`${frame} ${fit === "cover" ? "object-cover" : "object-contain p-1"}`}
      height={56}
      loading="lazy"
      sizes="3.5rem"
      src={src}
      srcSet={srcSetWebp}
      width={56}
    />
  );
}

function firstLetter(name: string): string {
  const [first = ""] = name.replace(/^(?:Dra?\.)\s+/i, "");
  return first.toUpperCase();
}
