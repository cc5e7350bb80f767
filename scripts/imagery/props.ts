/** Things that stand in the rooms, drawn flat in centimetres with their foot at 0 0. */
import { DEEP, FAINT, GLOWING, LEAF, LINE, PAPER, TINT, TINT2 } from "./perspective.ts";

const INK = "#0b2b3b";

/** A broad-leaved plant in a pot. */
export function plant(height = 130): string {
  const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
      <path fill="${fill}" d="M0 3C-14-8-16-30 0-48C16-30 14-8 0 3z"/>
      <path d="M0 3V-38M0-12l-6-7M0-12l6-7M0-23l-5-6M0-23l5-6" stroke-width=".5" opacity=".6"/></g>`;
  return `<g transform="scale(${height / 150})">
    <path d="M0-34C-2-70 2-84-2-102M0-34C6-60 16-72 28-82M0-34C-8-58-20-68-30-76M0-36C4-66 10-84 16-96M0-36C-6-62-13-78-18-90M0-34C-6-46-14-52-24-56M0-34C6-46 14-53 24-58" stroke-width=".9"/>
    ${leaf(-30, -76, -58, 0.66, "#a9d6d2")}${leaf(28, -82, 56, 0.68, "#a9d6d2")}
    ${leaf(-2, -102, -3, 0.78, "#a9d6d2")}${leaf(-18, -90, -28, 0.78, LEAF)}${leaf(16, -96, 26, 0.76, LEAF)}
    ${leaf(-24, -56, -80, 0.62, LEAF)}${leaf(24, -58, 82, 0.6, LEAF)}
    ${leaf(-7, -66, -34, 0.56, "#cfe9e5")}${leaf(8, -68, 34, 0.56, "#cfe9e5")}
    <path fill="${PAPER}" d="M-20-36H20L16 0H-16z"/><path fill="${TINT}" d="M4-36H20L16 0H6z" stroke="none"/>
    <path d="M-20-36H20L16 0H-16zM-21-36H21V-30H-21z" fill="none"/></g>`;
}

/** A stem or two in a small vase, for tables. */
export function vase(): string {
  return `<path d="M0-16C-2-26-6-32-9-38M0-16C1-28 3-36 8-42M0-16V-36" stroke-width=".8"/>
    <path fill="${LEAF}" d="M-9-38c-5-1-7-6-6-10c5 0 8 5 6 10zM8-42c-1-5 2-9 6-10c2 5-1 9-6 10zM0-36c-4-3-4-8 0-12c4 4 4 9 0 12z"/>
    <path fill="${PAPER}" d="M-3-17H3C3-12 7-10 7-5C7-1 4 0 0 0S-7-1-7-5C-7-10-3-12-3-17z"/>`;
}

/** A lounge chair seen from the front. */
export function armchair(): string {
  return `<path fill="${TINT2}" d="M-30-40V-74C-30-82-24-86-16-86H16C24-86 30-82 30-74V-40z"/>
    <path fill="${TINT}" d="M-29-46H29V-32H-29z"/><path d="M-29-46C-20-49 20-49 29-46"/>
    <path fill="${TINT2}" d="M-38-56C-38-60-30-60-30-56V-22H-38zM38-56C38-60 30-60 30-56V-22H38z"/>
    <path fill="${TINT2}" d="M-30-32H30V-20H-30z"/><path d="M-33-20L-36 0M33-20L36 0M-26-20L-27-3M26-20L27-3" stroke-width="2"/>`;
}

/** A light chair with thin legs, from the front. */
export function chair(fill = TINT2): string {
  return `<path d="M-22-44L-24 0M22-44L24 0M-17-44L-18-6M17-44L18-6"/>
    <path fill="${fill}" d="M-23-88C-23-92-19-94-15-94H15C19-94 23-92 23-88L21-52H-21z"/>
    <path fill="${PAPER}" d="M-25-50C-25-53-22-54-20-54H20C22-54 25-53 25-50V-45H-25z"/>`;
}

/** A stool on castors. */
export function stool(): string {
  return `<path d="M0-44V-14M0-14L-22-6M0-14L22-6M0-14L-8-2M0-14L9-2" stroke-width="1.6"/>
    <path fill="${PAPER}" d="M-24-6a3 3 0 1 0 .1 0zM24-6a3 3 0 1 0 .1 0zM-8-2a3 3 0 1 0 .1 0zM10-2a3 3 0 1 0 .1 0z"/>
    <path fill="${TINT2}" d="M-20-52C-20-55-12-56 0-56S20-55 20-52V-47C20-44 12-43 0-43S-20-44-20-47z"/>
    <path d="M-20-51C-14-48 14-48 20-51"/>`;
}

/** A desk screen showing a slice: the one thing that glows. */
export function screen(w: number, h: number, picture: string): string {
  return `<path fill="${TINT}" d="M-4-14H4V-2H-4zM-15-2H15V0H-15z"/>
    <path fill="${INK}" d="M${-w / 2}${-h - 12}H${w / 2}V-12H${-w / 2}z"/>
    <g transform="translate(0 ${-12 - h / 2})" stroke="none">${picture}</g>`;
}

/** Small glowing pictures for screens, about 40 cm wide, centred. */
export const slicePicture = `<ellipse rx="11.5" ry="14" fill="${GLOWING}"/><ellipse rx="9.6" ry="12" fill="${INK}"/>
  <ellipse rx="8.6" ry="11" fill="#67c9e8"/><path fill="${INK}" d="M-1-3C-4-7-5-6-4.500-2L-1 2zM1-3C4-7 5-6 4.500-2L1 2zM-.5 3h1v4h-1z"/>
  <ellipse cx="-4" cy="4" rx="1.600" ry="2.800" fill="${DEEP}"/><ellipse cx="4" cy="4" rx="1.600" ry="2.800" fill="${DEEP}"/>`;

export const fanPictogram = `<path fill="#123f55" d="M-4-13L-19 8A27 27 0 0 0 19 8L4-13A7 7 0 0 1-4-13z"/>
  <path fill="${GLOWING}" opacity=".75" d="M-4-13L-11-3A18 18 0 0 0 11-3L4-13A7 7 0 0 1-4-13z"/>
  <path fill="#67c9e8" d="M-15 3A25 25 0 0 0 15 3L17 6A27 27 0 0 1-17 6z" opacity=".8"/>
  <ellipse cy="3" rx="9.500" ry="5" fill="${INK}"/><ellipse cx="-3" cy="3" rx="3" ry="2.600" fill="#bdebf8"/>
  <ellipse cx="3" cy="4" rx="4" ry="2.200" fill="#7fd0ea"/>`;

/** A pendant lamp hanging from 0 0 downwards. */
export function pendant(drop: number): string {
  return `<path d="M0 0V${drop}"/><path fill="${TINT2}" d="M-15 ${drop + 16}C-15 ${drop + 4}-8 ${drop} 0 ${drop}S15 ${drop + 4} 15 ${drop + 16}z"/>
    <path fill="#fff" d="M-6 ${drop + 16}a6 4 0 0 0 12 0z"/>`;
}

/** A framed print. */
export function print(w: number, h: number, markup: string): string {
  return `<path fill="${PAPER}" d="M${-w / 2}${-h}H${w / 2}V0H${-w / 2}z"/>
    <g transform="translate(0 ${-h / 2})" stroke="${FAINT}">${markup}</g>`;
}

/** The clinic's mark, for a wall; 24 units wide, centred. */
export const mark = `<g transform="translate(-13 -13)" fill="none" stroke-linecap="round">
  <path stroke="${GLOWING}" stroke-width="2.200" d="M6.380 20.360A9.900 9.900 0 1 1 20.360 6.380"/>
  <path stroke="${DEEP}" stroke-width="2.200" d="M17.220 8.320A6.300 6.300 0 1 1 8.320 17.220"/>
  <circle cx="13" cy="13" r="1.600" fill="${LINE}" stroke="none"/></g>`;
