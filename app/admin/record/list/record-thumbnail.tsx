/** Shows the first letter of the name where a record has no picture. */
import { parseImagem, thumbnailUrl } from "#domain/midia/imagem.ts";
import { firstLetter } from "#domain/texto/first-letter.ts";

interface RecordThumbnailProps {
  url: string | null;
  name: string;
  /** `cover` for a face, which fills its square; `contain` for a logo, which is shown complete. */
  fit?: "cover" | "contain";
}

export function RecordThumbnail({ url, name, fit = "contain" }: RecordThumbnailProps) {
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
  return (
    <img
      alt=""
      className={`${frame} ${fit === "cover" ? "object-cover" : "object-contain p-1"}`}
      // Otherwise a drag that begins on the picture would drag the picture, not the record.
      draggable={false}
      height={56}
      loading="lazy"
      src={thumbnailUrl(parseImagem(url))}
      width={56}
    />
  );
}
