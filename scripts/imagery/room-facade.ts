/** The street front: one low building, glass and slats, trees, a ramp beside the step. */
import { DEEP, FAINT, GLOWING, LEAF, LINE, PAPER, SIDE, TINT, TINT2 } from "./perspective.ts";
import { mark } from "./props.ts";

const path = (d: string, fill = "none", stroke = LINE, width = 1.5) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill = PAPER,
  stroke = LINE,
  width = 1.5,
) => path(`M${x} ${y}h${w}v${h}h${-w}z`, fill, stroke, width);

export function facade(): string {
  const sky = box(0, 0, 1200, 640, "#f1f8fb", "none");
  const hills = path(
    "M0 470C140 400 260 440 400 410S700 360 860 410S1100 380 1200 410V640H0z",
    "#e2eff5",
    "none",
  );
  const pavement =
    box(0, 640, 1200, 160, "#dfebf1", "none") +
    path("M0 640H1200M0 706H1200", "none", LINE, 1.5) +
    path(
      "M0 716H1200M80 640L40 706M240 640L214 706M400 640L388 706M560 640V706M720 640L730 706M880 640L900 706M1040 640L1072 706",
      "none",
      "#b4ccd8",
      1,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"
    stroke-linecap="round" stroke-linejoin="round">${sky}${hills}${sun()}${tree(118, 640, 1.25)}
    ${pavement}${building()}${entrance()}${tree(1100, 640, 1.5)}${tree(985, 640, 0.9)}${garden()}</svg>`;
}

const sun = () =>
  `<circle cx="930" cy="150" r="46" fill="#fff" stroke="${TINT2}" stroke-width="1.500"/>`;

function building(): string {
  const slats = Array.from({ length: 27 }, (_, i) =>
    path(`M${640 + i * 10} 292V640`, "none", "#8fbfd2", 1),
  ).join("");
  const panes = [0, 1, 2, 3].map((i) => pane(226 + i * 92)).join("");
  return `${box(200, 250, 740, 390, PAPER)}${box(200, 292, 400, 348, SIDE)}
    ${box(632, 292, 278, 348, TINT)}${slats}${box(632, 292, 278, 348, "none")}
    ${panes}${box(170, 232, 800, 22, "#fff")}${box(170, 254, 800, 8, TINT2)}
    ${box(700, 176, 210, 56, PAPER)}${path("M700 196H910M700 214H910", "none", FAINT, 1)}
    <g transform="translate(814 416) scale(4.600)">${mark}</g>`;
}

function pane(x: number): string {
  return `${box(x, 330, 84, 230, "#d8eef8")}${path(`M${x} 470C${x + 20} 440 ${x + 40} 456 ${x + 84} 430V560H${x}z`, "#c3e0ec", "none")}
    ${path(`M${x + 12} 430L${x + 50} 346M${x + 22} 448L${x + 70} 346`, "none", "#ffffff", 3)}
    ${box(x, 330, 84, 230, "none")}${path(`M${x} 384H${x + 84}`)}${box(x - 3, 560, 90, 8, "#fff")}`;
}

function entrance(): string {
  const step = box(468, 624, 290, 8, "#fff") + box(456, 632, 314, 8, "#fff");
  const ramp =
    path("M770 640L960 640L770 624z", "#fff") +
    path("M776 624V584M950 640V600M776 584L950 600M834 630V590M892 635V595", "none", LINE, 2);
  return `${box(512, 318, 204, 306, PAPER)}${box(522, 328, 184, 296, "#d8eef8")}
    ${path("M522 500C560 480 600 500 640 486S690 490 706 480V624H522z", "#c3e0ec", "none")}
    ${path("M540 470L600 340M556 490L628 340M650 520L696 420", "none", "#ffffff", 3)}
    ${path("M522 372H706M614 372V624", "none")}${path("M604 470V530M624 470V530", "none", DEEP, 4)}
    ${box(522, 328, 184, 296, "none")}${box(486, 300, 256, 16, "#fff")}${box(486, 316, 256, 5, GLOWING, "none")}
    ${box(560, 342, 108, 16, "#fff", FAINT, 1)}${step}${ramp}`;
}

function tree(x: number, y: number, k: number): string {
  return `<g transform="translate(${x} ${y}) scale(${k})" stroke="${LINE}" stroke-width="${1.5 / k}">
    <path fill="none" stroke-width="${3 / k}" d="M0 0V-110M0-64L-26-96M0-78L24-108"/>
    <path fill="#bfe0dc" d="M-8-92C-44-84-66-108-56-134C-72-158-48-186-22-180C-10-204 30-200 36-176C62-172 68-140 50-126C54-104 24-88-8-92z"/>
    <path fill="${LEAF}" opacity=".55" stroke="none" d="M-8-92C24-88 54-104 50-126C68-140 62-172 36-176C44-150 30-112-8-92z"/>
    <path fill="none" stroke-width="${1 / k}" d="M-34-150q8-10 18-6M-8-170q10-8 18-2M10-128q10-8 20-2M-36-120q8-6 16-2"/></g>`;
}

function garden(): string {
  const tuft = (x: number, s: number) =>
    path(
      `M${x} 640C${x - 6 * s} ${640 - 16 * s} ${x - 14 * s} ${640 - 24 * s} ${x - 20 * s} ${640 - 26 * s}M${x} 640V${640 - 34 * s}M${x} 640C${x + 6 * s} ${640 - 18 * s} ${x + 12 * s} ${640 - 26 * s} ${x + 20 * s} ${640 - 28 * s}`,
      "none",
      "#4f9c96",
      2.2,
    );
  const tufts = [232, 262, 290, 322, 352, 384, 414, 440]
    .map((x, i) => tuft(x, 0.8 + (i % 3) * 0.2))
    .join("");
  return `${tufts}${box(206, 622, 250, 18, "#fff")}${path("M206 628H456", "none", FAINT, 1)}`;
}
