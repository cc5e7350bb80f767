/** Draws the picture of a shared link: the clinic, the page's title, and who answers for it. */
import sharp from "sharp";
import { palette } from "#domain/cores.ts";
import { SHARE_IMAGE, type SharePicture } from "#domain/share-image.ts";
import { shareGround } from "./share-ground.ts";
import { fitText } from "./text-lines.ts";
import { outline } from "./typeface.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const LEFT = 72;
/** Where the phantom begins. */
const TEXT_WIDTH = 640;
const TITLE_BOTTOM = 466;
const RULE = 516;
/** Of the title, where no registration stands below it. */
const BOTTOM = 558;

const TITLE_SIZES = [
  { size: 72, lines: 3 },
  { size: 62, lines: 4 },
  { size: 52, lines: 5 },
  { size: 44, lines: 6 },
] as const;
const REGISTRATION_SIZES = [23, 20, 17].map((size) => ({ size, lines: 1 }));
const NAME_SIZES = [
  { size: 30, lines: 1 },
  { size: 26, lines: 2 },
] as const;

/** A PNG of 1200 x 630. */
export async function drawShareImage(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const { pixels, width, height } = await shareGround(picture.cores);
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(drawing(picture)) }])
    // Without dithering: it would smear the letters into the even ink.
    .png({ palette: true, quality: 90, dither: 0, effort: 5 })
    .toBuffer();
  return new Uint8Array(png);
}

function drawing({ kicker, title, nome_clinica, registration, cores }: SharePicture): string {
  const tokens = palette(cores);
  const glow = tokens.brilho ?? "#ffffff";
  const parts = [
    mark(glow, tokens["primaria-500"] ?? glow),
    title === nome_clinica ? "" : clinicName(nome_clinica),
    titleBlock(title, kicker, { glow, bottom: registration.length > 0 ? TITLE_BOTTOM : BOTTOM }),
    registration.length > 0 ? footer(registration, tokens["neutro-200"] ?? "#fff") : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
}

/** As in app/images/favicon.svg, without its ground: here the whole picture is ink. */
function mark(glow: string, primaria: string): string {
  return `<g transform="translate(${LEFT - 6} 58) scale(2.3)" fill="none" stroke-linecap="round" stroke-width="2.5"><path stroke="${primaria}" d="M6.38 20.36A9.9 9.9 0 1 1 20.36 6.38"/><path stroke="${glow}" d="M17.22 8.32A6.3 6.3 0 1 1 8.32 17.22"/><circle cx="13" cy="13" r="1.9" fill="#fff"/></g>`;
}

function clinicName(nome: string): string {
  const room = { width: TEXT_WIDTH - 72, sizes: NAME_SIZES };
  const { style, lines } = fitText(nome, { weight: "bold", tracking: -0.01 }, room);
  const first = 88 + style.size * 0.36 - ((lines.length - 1) * style.size * 1.2) / 2;
  return lines
    .map((line, index) =>
      outline(line, style).draw(LEFT + 68, first + index * style.size * 1.2, "#fff"),
    )
    .join("");
}

/** Stands on one line whatever its length, as on the site's first view. */
function titleBlock(
  title: string,
  kicker: string,
  { glow, bottom }: { glow: string; bottom: number },
): string {
  const room = { width: TEXT_WIDTH, sizes: TITLE_SIZES };
  const { style, lines } = fitText(title, { weight: "bold", tracking: -0.02 }, room);
  const leading = style.size * 1.1;
  const first = bottom - (lines.length - 1) * leading;
  return [
    outline(kicker, { weight: "bold", size: 25 }).draw(LEFT, first - style.size - 14, glow),
    ...lines.map((line, index) => outline(line, style).draw(LEFT, first + index * leading, "#fff")),
  ].join("");
}

function footer(registration: string[], fill: string): string {
  const room = { width: WIDTH - 2 * LEFT, sizes: REGISTRATION_SIZES };
  const rule = `<path d="M${LEFT} ${RULE}H${WIDTH - LEFT}" stroke="#fff" stroke-opacity=".28" stroke-width="1.5"/>`;
  const lines = registration.map((text, index) => {
    const { style, lines } = fitText(text, { weight: "regular" }, room);
    return outline(lines[0] ?? "", style).draw(LEFT, RULE + 42 + index * 34, fill);
  });
  return rule + lines.join("");
}
