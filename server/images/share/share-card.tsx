import type { ReactElement } from "react";
import { palette } from "#domain/clinica/cores.ts";
import type { Logo } from "#domain/midia/logo.ts";
import { SHARE_IMAGE, type SharePicture } from "#domain/midia/share-image.ts";
import { drawableTexts } from "./drawable-text.tsx";
import { type FittedText, fitText, type TextBox, textStyle } from "./fit-text.tsx";

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const LEFT = 72;
const TEXT_WIDTH = 640;
const MARK_SIZE = 60;
const MARK_WIDTH = 68;
const RULE_TOP = 515;
const TITLE_BOTTOM = 466;
const TITLE_BOTTOM_ALONE = 558;
/** The distance from a title's last baseline to the lower edge of its box, as a fraction of the font size. */
const BELOW_BASELINE = 0.23;

const BOLD = { fontWeight: 600, tracking: 0, lineHeight: 1.2 } as const;
const TITLE: TextBox = {
  ...BOLD,
  tracking: -0.02,
  lineHeight: 1.1,
  width: TEXT_WIDTH,
  sizes: [
    { fontSize: 72, lines: 3 },
    { fontSize: 62, lines: 4 },
    { fontSize: 52, lines: 5 },
    { fontSize: 44, lines: 6 },
  ],
};
const NAME: TextBox = {
  ...BOLD,
  tracking: -0.01,
  width: TEXT_WIDTH - MARK_WIDTH,
  sizes: [
    { fontSize: 30, lines: 1 },
    { fontSize: 26, lines: 2 },
  ],
};
const KICKER: TextBox = { ...BOLD, width: TEXT_WIDTH, sizes: [{ fontSize: 25, lines: 1 }] };
const REGISTRATION: TextBox = {
  ...BOLD,
  fontWeight: 500,
  width: WIDTH - 2 * LEFT,
  sizes: [23, 20, 17].map((fontSize) => ({ fontSize, lines: 1 })),
};

export async function shareCard(
  picture: SharePicture,
  logoPng?: Uint8Array,
): Promise<ReactElement> {
  const { nome_clinica, cores } = picture;
  const logo = logoPng && picture.logo && { ...picture.logo, png: logoPng };
  const texts = [nome_clinica, picture.kicker, picture.title, ...picture.registration];
  const [clinic = "", kicker = "", title = "", ...lines] = await drawableTexts(texts);
  const isNamed = picture.title === nome_clinica || logo?.isWide;
  const box = {
    ...NAME,
    width: TEXT_WIDTH - (logo ? logoSize(logo).width + LOGO_GAP : MARK_WIDTH),
  };
  const name = isNamed ? undefined : await fitText(clinic, box);
  const registration = await Promise.all(lines.map((line) => fitText(line, REGISTRATION)));
  const tokens = palette(cores);
  const glow = tokens.brilho ?? "#ffffff";
  return (
    <div style={{ display: "flex", width: WIDTH, height: HEIGHT, color: "#ffffff" }}>
      {logo ? (
        <ClinicLogo logo={logo} />
      ) : (
        <Mark glow={glow} primaria={tokens["primaria-500"] ?? glow} />
      )}
      {name && <ClinicName name={name} />}
      <Title
        baseline={lines.length > 0 ? TITLE_BOTTOM : TITLE_BOTTOM_ALONE}
        glow={glow}
        kicker={await fitText(kicker, KICKER)}
        title={await fitText(title, TITLE)}
      />
      {lines.length > 0 && (
        <Registration colour={tokens["neutro-200"] ?? "#ffffff"} lines={registration} />
      )}
    </div>
  );
}

/** The site's icon (app/images/favicon.svg) without its background. */
function Mark({ glow, primaria }: { glow: string; primaria: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is drawn into an image file, so no screen reader sees this SVG.
    <svg
      fill="none"
      height={MARK_SIZE}
      strokeLinecap="round"
      strokeWidth={2.5}
      style={{ position: "absolute", left: LEFT - 6, top: 58 }}
      viewBox="0 0 26 26"
      width={MARK_SIZE}
    >
      <path d="M6.38 20.36A9.9 9.9 0 1 1 20.36 6.38" stroke={primaria} />
      <path d="M17.22 8.32A6.3 6.3 0 1 1 8.32 17.22" stroke={glow} />
      <circle cx="13" cy="13" fill="#ffffff" r="1.9" />
    </svg>
  );
}

type DrawnLogo = Omit<Logo, "png"> & { png: Uint8Array };

const LOGO_BOX = { width: 360, height: 80 } as const;
const LOGO_GAP = 32;
const PLATE = { claro: "#ffffff", qualquer: undefined, escuro: undefined } as const;
const PLATE_EDGE = 12;

function logoSize({ width, height }: Pick<Logo, "width" | "height">) {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function ClinicLogo({ logo }: { logo: DrawnLogo }) {
  const { width, height } = logoSize(logo);
  const plate = PLATE[logo.fundo];
  const edge = plate ? PLATE_EDGE : 0;
  const top = 48 + (LOGO_BOX.height - height) / 2 - edge;
  return (
    <div
      style={{
        position: "absolute",
        display: "flex",
        left: LEFT,
        top,
        padding: edge,
        borderRadius: PLATE_EDGE,
        ...(plate && { backgroundColor: plate }),
      }}
    >
      {/* biome-ignore lint/a11y/useAltText: it is drawn into an image file, so no screen reader sees it. */}
      <img
        height={height}
        src={`data:image/png;base64,${Buffer.from(logo.png).toString("base64")}`}
        width={width}
      />
    </div>
  );
}

function ClinicName({ name }: { name: FittedText }) {
  const left = LEFT + TEXT_WIDTH - name.box.width;
  const box = { left, top: 48, width: name.box.width, height: 80 };
  return (
    <div style={{ position: "absolute", display: "flex", alignItems: "center", ...box }}>
      <TextBlock {...name} />
    </div>
  );
}

interface TitleProps {
  baseline: number;
  kicker: FittedText;
  title: FittedText;
  glow: string;
}

function Title({ baseline, kicker, title, glow }: TitleProps) {
  const bottom = HEIGHT - baseline - title.fontSize * BELOW_BASELINE;
  const column = { position: "absolute", display: "flex", flexDirection: "column" } as const;
  return (
    <div style={{ ...column, left: LEFT, bottom, width: TEXT_WIDTH }}>
      <div style={{ display: "flex", marginBottom: 14, color: glow }}>
        <TextBlock {...kicker} />
      </div>
      <TextBlock {...title} />
    </div>
  );
}

function Registration({ lines, colour }: { lines: FittedText[]; colour: string }) {
  const width = REGISTRATION.width;
  const column = { position: "absolute", display: "flex", flexDirection: "column" } as const;
  return (
    <div style={{ ...column, left: LEFT, top: RULE_TOP, width, color: colour }}>
      <div style={{ height: 1.5, marginBottom: 17, backgroundColor: "rgba(255,255,255,0.28)" }} />
      {lines.map((line) => (
        <div key={line.text} style={{ display: "flex", alignItems: "center", height: 34 }}>
          <TextBlock {...line} />
        </div>
      ))}
    </div>
  );
}

function TextBlock({ text, box, fontSize, lines, isWhole }: FittedText) {
  const wrapping = isWhole
    ? ({ textWrap: "balance" } as const)
    : ({ display: "block", lineClamp: lines, wordBreak: "break-word" } as const);
  return <div style={{ ...textStyle(box, fontSize), ...wrapping, width: box.width }}>{text}</div>;
}
