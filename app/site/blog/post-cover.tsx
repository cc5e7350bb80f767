import coverAvif from "#app/images/capa-padrao.avif?url";
import coverWebp from "#app/images/capa-padrao.webp?url";
import { ClinicPicture } from "../clinica/clinic-picture.tsx";

interface PostCoverProps {
  url: string | null;
  alt?: string | null;
  sizes: string;
  eager?: boolean;
  late?: boolean;
}

const BOX = "aspect-[16/9] photo";

export function PostCover({ url, alt = null, sizes, eager, late }: PostCoverProps) {
  if (url)
    return (
      <ClinicPicture
        alt={alt}
        className={BOX}
        eager={eager}
        fallback={coverWebp}
        late={late}
        sizes={sizes}
        url={url}
      />
    );
  return (
    <picture>
      <source srcSet={coverAvif} type="image/avif" />
      <img
        alt=""
        className={BOX}
        height="675"
        loading={eager ? undefined : "lazy"}
        src={coverWebp}
        width="1200"
      />
    </picture>
  );
}
