import { Icon } from "#app/ui/icon.tsx";
import { parseImagem, thumbnailUrl } from "#domain/midia/imagem.ts";
import { firstLetter } from "#domain/texto/first-letter.ts";

interface RecordThumbnailProps {
  url?: string | null;
  icon?: string | undefined;
  name: string;
  /** `cover` is for faces, which fill the square; `contain` is for logos, which are shown complete. */
  fit?: "cover" | "contain";
}

export function RecordThumbnail({ url, icon, name, fit = "contain" }: RecordThumbnailProps) {
  const frame =
    "size-14 shrink-0 rounded-panel border border-neutro-200 bg-white lg:[td_&]:size-8 lg:[td_&]:rounded-md";
  if (!url) {
    return (
      <span
        aria-hidden="true"
        className={`${frame} grid place-items-center bg-neutro-50 text-xl font-semibold text-neutro-700 lg:[td_&]:text-sm`}
      >
        {icon ? (
          <Icon className="size-7 text-texto-primaria lg:[td_&]:size-5" name={icon} />
        ) : (
          firstLetter(name)
        )}
      </span>
    );
  }
  return (
    <img
      alt=""
      // A long press on the picture must select the row for dragging, and not open the browser's menu for pictures.
      className={`pointer-events-none ${frame} ${fit === "cover" ? "object-cover" : "object-contain p-1 lg:[td_&]:p-0.5"}`}
      // A drag that begins on the picture must move the row, not the picture.
      draggable={false}
      height={56}
      loading="lazy"
      src={thumbnailUrl(parseImagem(url))}
      width={56}
    />
  );
}
