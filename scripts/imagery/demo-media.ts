/** demo/media: the pictures that the demonstration clinic has "uploaded". */
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { fanPicture } from "./bands.ts";
import { chest } from "./chest.ts";
import { COVERS } from "./covers.ts";
import { child } from "./echoes.ts";
import { type Budget, writeSet } from "./encode.ts";
import { head } from "./head.ts";
import { film, hero } from "./heroes.ts";
import { INSURERS, insurerSvg } from "./insurers.ts";
import { PEOPLE, portraitSvg } from "./portraits.ts";
import { mriRoom } from "./room-mri.ts";
import { reception } from "./room-reception.ts";
import { ultrasoundRoom } from "./room-ultrasound.ts";

const budget = (kilobytes: Record<number, number>, rest: number, quality = 48): Budget => ({
  bytes: (width) => (kilobytes[width] ?? rest) * 1024,
  quality,
});

const HERO = budget({ 320: 4, 640: 9, 960: 16, 1280: 25, 1920: 42 }, 42, 55);
const ROOM = budget({ 320: 5, 640: 13, 960: 23 }, 28, 60);
const FACE = budget({ 320: 5, 640: 13 }, 13, 60);
const LOGO = budget({ 320: 4 }, 4, 58);
const COVER = budget({ 320: 4, 640: 10, 960: 17 }, 22, 53);

const drawn = (svg: string): Sharp => sharp(Buffer.from(svg)).flatten({ background: "#fff" });
const folder = (root: string, name: string) => path.join(root, "demo/media", name);

export async function makeHeroes(root: string): Promise<void> {
  const frame = { width: 1920, height: 1080 };
  const to = folder(root, "hero");
  const brain = film(head(1300, 12).field);
  const first = hero(brain, {
    ...frame,
    cx: 0.69,
    cy: 0.5,
    size: 1.02,
    turn: -0.08,
    seed: 3,
    circle: 0.475,
  });
  await writeSet(to, "hero-1", first, HERO);
  const lungs = film(chest(1300, 5).field, 0.0, 0.9, 1);
  const second = hero(lungs, {
    ...frame,
    cx: 0.67,
    cy: 0.5,
    size: 1.16,
    turn: 0.03,
    level: 1.2,
    seed: 4,
    circle: 0.485,
  });
  await writeSet(to, "hero-2", second, HERO);
  const fan = { x: 1275, y: -100, near: 165, far: 1125, half: 0.58 };
  await writeSet(to, "hero-3", fanPicture({ ...frame, fan, echo: child(11), seed: 5 }), HERO);
}

export async function makeRooms(root: string): Promise<void> {
  for (const [i, room] of [reception, mriRoom, ultrasoundRoom].entries()) {
    await writeSet(folder(root, "estrutura"), `estrutura-${i + 1}`, drawn(room()), ROOM);
  }
}

export async function makePortraits(root: string): Promise<void> {
  for (const [i, person] of PEOPLE.entries()) {
    const picture = drawn(portraitSvg(person, `rosto-${i}`));
    await writeSet(folder(root, "medicos"), `medico-${i + 1}`, picture, FACE);
  }
}

export async function makeInsurers(root: string): Promise<void> {
  for (let i = 0; i < INSURERS; i++) {
    await writeSet(folder(root, "convenios"), `convenio-${i + 1}`, drawn(insurerSvg(i)), LOGO);
  }
}

export async function makeCovers(root: string): Promise<void> {
  for (const [i, cover] of COVERS.entries()) {
    await writeSet(folder(root, "blog"), `capa-${i + 1}`, await cover(), COVER);
  }
}
