interface BrandLogoProps {
  logo: {
    src: string;
    width: number;
    height: number;
    /** The ground that the picture needs. */
    fundo: "qualquer" | "claro" | "escuro";
    /** True if it contains the name, which is then not written beside it. */
    isWide: boolean;
  };
  name: string;
  /** The ground on which it stands; without it the picture's ground is light. */
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
