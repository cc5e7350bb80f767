/** Eight doctors on one ground with one crop: calm, editorial, in flat planes. */
import { type Clothes, clothes, collarBack } from "./portrait-clothes.ts";
import { type Face, features, neckAndEars, type Skin } from "./portrait-face.ts";
import * as hair from "./portrait-hair.ts";

const PORTRAIT_GROUND = "#c8e1ed";

type Person = { face: Face; hair: hair.Hair; clothes: Clothes; tilt?: number; extra?: string };

const SKINS = {
  fair: { base: "#f2cbb0", shade: "#d9a182", deep: "#8e4f3a", blush: "#e0735c", lip: "#c9685c" },
  warm: { base: "#edc39a", shade: "#cf9566", deep: "#7d4527", blush: "#dd7550", lip: "#bb5b4b" },
  olive: { base: "#ddab83", shade: "#b97e57", deep: "#6b3a23", blush: "#cc6444", lip: "#a85344" },
  tan: { base: "#c98f65", shade: "#a16a45", deep: "#572e1c", blush: "#b5533a", lip: "#954839" },
  brown: { base: "#9c6644", shade: "#774729", deep: "#3f2013", blush: "#8c3d28", lip: "#7d3b31" },
  dark: { base: "#7b4b33", shade: "#583220", deep: "#2b150d", blush: "#74301f", lip: "#6b2f2a" },
} satisfies Record<string, Skin>;

const BLACK = { base: "#231d20", light: "#5b5560", dark: "#141013" };
const ESPRESSO = { base: "#3d2620", light: "#7d5544", dark: "#291813" };
const CHESTNUT = { base: "#5d3a28", light: "#9a6c4d", dark: "#412718" };
const SILVER = { base: "#b4bcc3", light: "#e6ebee", dark: "#8b959e" };
const STEEL = { base: "#8d969e", light: "#c9d0d5", dark: "#6b747c" };

const earrings = `<g fill="#e9c46a"><circle cx="208" cy="396" r="6.5"/><circle cx="432" cy="396" r="6.5"/></g>`;

export const PEOPLE: Person[] = [
  {
    face: {
      skin: SKINS.olive,
      brow: "#3a231b",
      jaw: 76,
      chin: 486,
      neck: 50,
      look: 4,
      soft: true,
      ears: false,
    },
    hair: hair.longWaves(ESPRESSO),
    clothes: { shoulders: 236, under: "blouse", colour: "#0e7ca8", shade: "#075a7d" },
    tilt: -2,
  },
  {
    face: {
      skin: SKINS.fair,
      brow: "#7c848b",
      iris: "#3f5a68",
      jaw: 84,
      chin: 494,
      neck: 62,
      look: -4,
      age: "old",
      glasses: { colour: "#23404f", shape: "square" },
    },
    hair: hair.silverShort(STEEL),
    clothes: {
      shoulders: 268,
      under: "shirt",
      colour: "#dbeaf5",
      shade: "#a9c6da",
      tie: "#164e6b",
    },
  },
  {
    face: {
      skin: SKINS.dark,
      brow: "#1c1010",
      jaw: 78,
      chin: 486,
      neck: 50,
      look: -3,
      soft: true,
      smile: 6,
    },
    hair: hair.crownOfCurls({ base: "#241917", light: "#5a4139", dark: "#190f0e" }),
    clothes: {
      shoulders: 240,
      under: "turtleneck",
      colour: "#7fd0e6",
      shade: "#3fa3c2",
      stethoscope: true,
      pen: false,
    },
    tilt: 2,
    extra: earrings,
  },
  {
    face: {
      skin: SKINS.tan,
      brow: "#1f1715",
      jaw: 84,
      chin: 494,
      neck: 64,
      look: 4,
      age: "middle",
      beard: { colour: "#2a2020", kind: "full" },
    },
    hair: hair.sweptUp(BLACK),
    clothes: { shoulders: 272, under: "scrubs", colour: "#1593b8", shade: "#0b6c8c" },
    tilt: -1.5,
  },
  {
    face: {
      skin: SKINS.fair,
      brow: "#8b8a8c",
      iris: "#4a5a3c",
      jaw: 76,
      chin: 486,
      neck: 50,
      look: 3,
      soft: true,
      age: "old",
      glasses: { colour: "#8a3f4a", shape: "round" },
    },
    hair: hair.bob(SILVER),
    clothes: { shoulders: 234, under: "blouse", colour: "#22415a", shade: "#152c40" },
    tilt: 1.5,
  },
  {
    face: { skin: SKINS.brown, brow: "#1b100c", jaw: 82, chin: 492, neck: 64, look: -4, smile: 7 },
    hair: hair.cropped({ base: "#1d1615", light: "#4c3d39", dark: "#120c0b" }),
    clothes: {
      shoulders: 270,
      under: "shirt",
      colour: "#f4f9fb",
      shade: "#b7d0dc",
      stethoscope: true,
      pen: false,
    },
    tilt: 1.5,
  },
  {
    face: {
      skin: SKINS.warm,
      brow: "#1f1a1c",
      jaw: 75,
      chin: 484,
      neck: 49,
      look: -4,
      soft: true,
      ears: false,
    },
    hair: hair.tiedWithFringe(BLACK),
    clothes: { shoulders: 232, under: "scrubs", colour: "#3bb3cf", shade: "#1f88a5" },
    tilt: -2,
  },
  {
    face: {
      skin: SKINS.warm,
      brow: "#4a2d1e",
      iris: "#4b3520",
      jaw: 82,
      chin: 492,
      neck: 62,
      look: 4,
      age: "middle",
      beard: { colour: "#3a2c30", kind: "stubble" },
    },
    hair: hair.fullWavy(CHESTNUT),
    clothes: { shoulders: 266, under: "shirt", colour: "#a9d3ea", shade: "#6fa9c8" },
    tilt: 2,
  },
];

function composed(o: { tilt?: number; back: string; neck: string; coat: string; front: string }) {
  const pose = `transform="translate(0 46) rotate(${o.tilt ?? 0} 320 540)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 640 800">
    <rect width="640" height="800" fill="${PORTRAIT_GROUND}"/>
    <circle cx="320" cy="372" r="262" fill="#d9ecf5"/>
    <g transform="translate(320 800) scale(1.1) translate(-320 -800)">
      <g ${pose}>${o.back}</g>${collarBack()}<g ${pose}>${o.neck}</g>${o.coat}<g ${pose}>${o.front}</g>
    </g></svg>`;
}

export function portraitSvg(
  { tilt, hair, face, clothes: worn, extra }: Person,
  id: string,
): string {
  return composed({
    tilt,
    back: hair.back,
    neck: neckAndEars(face),
    coat: clothes(worn),
    front: `${features(face, id)}${hair.front}${extra ?? ""}`,
  });
}

/** For a doctor without a photograph: the same crop, and a figure that could be anyone. */
export function fallbackPortraitSvg(): string {
  const coat = clothes({ shoulders: 250, under: "scrubs", colour: "#5d91a9", shade: "#4c7f98" });
  const neck = `<path fill="#82b0c5" d="M268 430V530C268 566 290 586 320 586S372 566 372 530V430z"/>`;
  const head = `<ellipse cx="320" cy="350" rx="100" ry="124" fill="#a3c9da"/>`;
  return composed({ back: "", neck, coat, front: head }).replace(/\s+/g, " ").replace(/> </g, "><");
}
