/** A face in few, calm shapes: planes of light and shade, a brow, an eye, a mouth. */

export type Skin = { base: string; shade: string; deep: string; blush: string; lip: string };

export type Face = {
  skin: Skin;
  brow: string;
  iris?: string;
  /** Half width of the jaw at the height of the mouth, and height of the chin. */
  jaw: number;
  chin: number;
  neck: number;
  /** How far the features are turned to one side, in pixels. */
  look?: number;
  age?: "young" | "middle" | "old";
  soft?: boolean;
  glasses?: { colour: string; shape: "round" | "square" };
  beard?: { colour: string; kind: "full" | "stubble" };
  smile?: number;
  ears?: boolean;
};

const MID = 320;
const EYES = 346;

function facePath({ jaw, chin }: Face): string {
  const r = MID + jaw;
  const l = MID - jaw;
  const flat = jaw * 0.36;
  return `M225 306C221 240 262 200 ${MID} 200C378 200 419 240 415 306C416 352 413 388 ${r} ${chin - 62}
    C${r - 13} ${chin - 28} ${MID + flat + 14} ${chin} ${MID + flat * 0.6} ${chin}
    H${MID - flat * 0.6}C${MID - flat - 14} ${chin} ${l + 13} ${chin - 28} ${l} ${chin - 62}
    C227 388 224 352 225 306z`;
}

export function neckAndEars(face: Face): string {
  const { skin, neck, chin, ears = true } = face;
  const l = MID - neck;
  const r = MID + neck;
  const column = `M${l} 410V530C${l} 552 ${l - 8} 564 ${l - 22} 576L${MID} 760L${r + 22} 576
    C${r + 8} 564 ${r} 552 ${r} 530V410z`;
  const ear = (x: number, s: number) =>
    `<path fill="${skin.base}" d="M${x} 322c${-22 * s}-14 ${-32 * s} 6 ${-27 * s} 30c${4 * s} 22 ${16 * s} 38 ${27 * s} 30z"/>
     <path fill="none" stroke="${skin.deep}" stroke-width="3" opacity=".55"
       d="M${x - 4 * s} 336c${-12 * s}-5 ${-15 * s} 6 ${-12 * s} 18"/>`;
  return `<path fill="${skin.base}" d="${column}"/>
    <path fill="${skin.shade}" opacity=".75" d="M${l} ${chin - 70}C${l + 8} ${chin + 26} ${MID + 8} ${chin + 48}
      ${r} ${chin + 22}V410H${l}z"/>
    <path fill="${skin.shade}" opacity=".45" d="M${MID + 16} ${chin}C${MID + 6} 560 ${MID + 24} 600 ${MID} 760
      L${r + 22} 576C${r + 8} 564 ${r} 552 ${r} 530V${chin - 40}z"/>
    <path fill="none" stroke="${skin.shade}" stroke-width="4" stroke-linecap="round" opacity=".8"
      d="M${l - 4} 592Q${MID - 34} 602 ${MID - 12} 622M${r + 4} 592Q${MID + 34} 602 ${MID + 12} 622"/>
    ${ears ? ear(229, 1) + ear(411, -1) : ""}`;
}

export function features(face: Face, id: string): string {
  const { skin, look = 0, chin } = face;
  const clip = `clip-path="url(#${id})"`;
  const x = MID + look;
  return `<clipPath id="${id}"><path d="${facePath(face)}"/></clipPath>
    <radialGradient id="${id}-blush"><stop stop-color="${skin.blush}" stop-opacity=".34"/>
      <stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>
    <path fill="${skin.base}" d="${facePath(face)}"/>
    <g ${clip}>
      <path fill="${skin.shade}" opacity=".5" d="M${x + 66} 190C${x + 52} 250 ${x + 70} 296 ${x + 72} 340
        C${x + 76} 372 ${x + 50} 392 ${x + 58} 420C${x + 62} 448 ${x + 34} 470 ${x + 6} ${chin + 4}H460V190z"/>
      <ellipse cx="${x - 58}" cy="402" rx="42" ry="30" fill="url(#${id}-blush)"/>
      <ellipse cx="${x + 58}" cy="402" rx="38" ry="30" fill="url(#${id}-blush)"/>
      ${face.beard ? beard(face) : ""}
    </g>
    ${eye(face, x - 44, 1)}${eye(face, x + 42, -1)}${nose(face, x)}${mouth(face, x)}${lines(face, x)}
    ${face.glasses ? glasses(face.glasses, x) : ""}`;
}

function eye({ skin, brow, iris = "#2b1c16", soft, age }: Face, x: number, s: 1 | -1): string {
  const inner = x + 19 * s;
  const outer = x - 19 * s;
  const droop = age === "old" ? 2 : 0;
  const thick = soft ? 9 : 12;
  const browY = EYES - (soft ? 33 : 30);
  return `<path fill="#fdfaf6" d="M${inner} ${EYES + 3}Q${x + 2 * s} ${EYES - 14} ${outer} ${EYES + 1 + droop}
      Q${x - 2 * s} ${EYES + 11} ${inner} ${EYES + 3}z"/>
    <circle cx="${x + 1}" cy="${EYES - 1}" r="8" fill="${iris}"/>
    <circle cx="${x - 2}" cy="${EYES - 4}" r="2.2" fill="#fff" opacity=".9"/>
    <path fill="none" stroke="#24150f" stroke-width="${soft ? 4.6 : 3.8}" stroke-linecap="round"
      d="M${inner} ${EYES + 2}Q${x + 2 * s} ${EYES - 16} ${outer} ${EYES + droop}${
        soft ? `l${-4 * s}-2` : ""
      }"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="2.4" stroke-linecap="round" opacity=".5"
      d="M${inner - 4 * s} ${EYES - 10}Q${x} ${EYES - 24} ${outer} ${EYES - 11 + droop}"/>
    <path fill="${brow}" d="M${inner + 5 * s} ${browY + 6}Q${x - 4 * s} ${browY - 11} ${outer - 8 * s} ${browY + 5}
      Q${x - 4 * s} ${browY - 11 + thick * 0.75} ${inner + 4 * s} ${browY + 6 + thick * 0.8}z"/>`;
}

function nose({ skin, soft }: Face, x: number): string {
  const w = soft ? 15 : 19;
  return `<path fill="${skin.shade}" opacity=".62" d="M${x + 8} 346C${x + 6} 372 ${x + 12} 388 ${x + w + 2} 402
      C${x + w + 4} 412 ${x + 8} 415 ${x} 413C${x + 5} 396 ${x + 2} 372 ${x + 8} 346z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round" opacity=".8"
      d="M${x - w} 406Q${x - w + 4} 414 ${x - 6} 412Q${x} 417 ${x + 7} 412Q${x + w - 3} 414 ${x + w} 405"/>
    <path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".16"
      d="M${x - 3} 362L${x - 2} 394"/>`;
}

function mouth({ skin, soft, smile = 5, beard: b }: Face, x: number): string {
  const w = soft ? 31 : 32;
  const y = 443;
  const full = b?.kind === "full";
  return `<path fill="${skin.lip}" opacity="${soft || full ? 0.95 : 0.6}" d="M${x - w} ${y - smile}Q${x - 13} ${y - (soft ? 11 : 6)} ${x} ${y - (soft ? 5 : 2)}
      Q${x + 13} ${y - (soft ? 11 : 6)} ${x + w} ${y - smile}Q${x + 14} ${y + (soft ? 19 : 15)} ${x} ${y + (soft ? 19 : 15)}
      Q${x - 14} ${y + (soft ? 19 : 15)} ${x - w} ${y - smile}z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round"
      d="M${x - w - 3} ${y - smile - 2}Q${x - 12} ${y + 5} ${x} ${y + 2}Q${x + 12} ${y + 5} ${x + w + 3} ${y - smile - 2}"/>
    <path fill="none" stroke="${full ? "#4d4244" : skin.shade}" stroke-width="3.5" stroke-linecap="round" opacity=".8"
      d="M${x - 12} ${y + 29}Q${x} ${y + 34} ${x + 13} ${y + 28}"/>`;
}

function lines({ skin, age = "young", beard: b }: Face, x: number): string {
  if (b?.kind === "full") return "";
  const folds = `M${x - 34} 410Q${x - 48} 424 ${x - 46} 440M${x + 34} 410Q${x + 48} 424 ${x + 46} 440`;
  const old = `M${x - 60} 362Q${x - 46} 370 ${x - 30} 366M${x + 60} 362Q${x + 46} 370 ${x + 30} 366
    M${x - 40} 272Q${x} 264 ${x + 40} 272M${x - 30} 286Q${x} 280 ${x + 30} 286
    M${x - 72} 338l-9-5M${x - 72} 346l-10 1M${x + 70} 338l9-5M${x + 70} 346l10 1`;
  const d = age === "old" ? folds + old : age === "middle" ? folds : "";
  return `<path fill="none" stroke="${skin.deep}" stroke-width="2.6" stroke-linecap="round" opacity=".38" d="${d}"/>`;
}

function beard({ beard: b, jaw, chin, look = 0 }: Face): string {
  const x = MID + look;
  const full = b?.kind === "full";
  const shape = `M210 350C228 382 234 404 252 414C270 422 280 424 ${x - 36} 426Q${x - 20} 416 ${x} 422
    Q${x + 20} 416 ${x + 36} 426C360 424 370 422 388 414C406 404 412 382 430 350V540H210z`;
  return `<path fill="${b?.colour}" opacity="${full ? 0.95 : 0.15}" d="${shape}"/>
    <path fill="#000" opacity="${full ? 0.16 : 0.05}" d="M${x + 40} 420C${x + 60} 440 ${x + 30} 470 ${x} ${chin + 6}
      H${MID + jaw + 40}V360z"/>`;
}

function glasses(
  { colour, shape }: { colour: string; shape: "round" | "square" },
  x: number,
): string {
  const lens = (cx: number) =>
    shape === "round"
      ? `<circle cx="${cx}" cy="${EYES + 2}" r="33"/>`
      : `<rect x="${cx - 36}" y="${EYES - 25}" width="72" height="52" rx="15"/>`;
  const [l, r] = [x - 45, x + 44];
  const reach = shape === "round" ? 33 : 36;
  return `<g fill="#fff" fill-opacity=".13" stroke="${colour}" stroke-width="5">${lens(l)}${lens(r)}
      <path fill="none" stroke-linecap="round" d="M${l + reach} ${EYES - 3}Q${x} ${EYES - 12} ${r - reach} ${EYES - 3}
        M${l - reach} ${EYES - 6}L226 ${EYES - 12}M${r + reach} ${EYES - 6}L414 ${EYES - 12}"/></g>
    <path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45"
      d="M${l - 16} ${EYES + 14}L${l - 2} ${EYES - 14}M${r - 16} ${EYES + 14}L${r - 2} ${EYES - 14}"/>`;
}
