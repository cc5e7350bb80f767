interface BrandLogoProps {
  logo: {
    src: string;
    width: number;
    height: number;
    fundo: "qualquer" | "claro" | "escuro";
    /** True if the picture contains the clinic's name, which is then not written beside it. */
    isWide: boolean;
  };
  name: string;
  /** True on a dark background, where a logo for light backgrounds gets a light plate. */
  isOnInk?: boolean;
  isLarge?: boolean;
}

export function BrandLogo({ logo, name, isOnInk = false, isLarge = false }: BrandLogoProps) {
  const { src, width, height, fundo, isWide } = logo;
  const plate = fundo === (isOnInk ? "claro" : "escuro") ? PLATES[fundo] : "";
  return (
    <img
      alt={isWide ? name : ""}
      className={["brand-logo", isLarge && "large", plate].filter(Boolean).join(" ")}
      height={height}
      src={src}
      width={width}
    />
  );
}

const PLATES: Readonly<Record<string, string>> = { claro: "on-light", escuro: "on-dark" };
