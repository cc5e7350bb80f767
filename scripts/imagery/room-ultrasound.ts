/** The ultrasound room: couch, machine on its cart, the picture on the wall for the patient. */
import {
  boards,
  DEEP,
  downlights,
  FAINT,
  PAPER,
  Scene,
  SIDE,
  shell,
  TINT,
  TINT2,
} from "./perspective.ts";
import { fanPictogram, plant, stool, vase } from "./props.ts";

export function ultrasoundRoom(): string {
  const s = new Scene({ vx: 640, vy: 380, eye: 138 });
  shell(s, 310, 275, 470);
  boards(s, 310, 470, 48);
  window(s);
  wallScreen(s);
  sink(s);
  downlights(s, 275, [
    [-150, 330],
    [60, 330],
    [-150, 120],
    [60, 120],
  ]);
  curtain(s);
  couch(s);
  machine(s);
  s.prop(-36, 0, 150, stool());
  return s.svg();
}

function window(s: Scene): void {
  s.panel(150, 92, 470, 118, 128, { fill: "#fff" });
  s.panel(156, 98, 470, 106, 116, { fill: "#eaf7fd", stroke: FAINT, width: 1 });
  s.face(
    [
      [156, 98, 470],
      [262, 98, 470],
      [262, 128, 470],
      [236, 142, 470],
      [204, 124, 470],
      [178, 136, 470],
      [156, 122, 470],
    ],
    {
      fill: "#cfe9e5",
      stroke: "none",
    },
  );
  s.line([
    [209, 98, 470],
    [209, 214, 470],
  ]);
  for (let y = 214; y > 168; y -= 5)
    s.line(
      [
        [154, y, 468],
        [264, y, 468],
      ],
      { stroke: FAINT, width: 1.2 },
    );
  s.panel(144, 86, 466, 130, 6, { fill: PAPER });
  s.prop(240, 92, 462, vase(), 1.2);
}

function wallScreen(s: Scene): void {
  s.panel(-120, 122, 466, 150, 92, { fill: "#0b2b3b", width: 2 });
  s.prop(
    -45,
    168,
    464,
    `<g stroke="none" transform="translate(0 -2) scale(2.500)">${fanPictogram}</g>`,
  );
  s.prop(
    -45,
    210,
    464,
    `<path stroke="#3f88a5" stroke-width=".8" d="M56 2V84M56 2h6M56 22h4M56 42h6M56 62h4M56 82h6"/>`,
  );
  s.panel(-50, 108, 468, 10, 14, { fill: TINT2, width: 1 });
}

function sink(s: Scene): void {
  s.box([96, 0, 412], [186, 84, 58], { front: PAPER, side: TINT, top: TINT });
  for (const x of [142, 189, 236])
    s.line([
      [x, 4, 412],
      [x, 80, 412],
    ]);
  for (const x of [132, 152, 199, 226])
    s.line(
      [
        [x, 60, 412],
        [x, 70, 412],
      ],
      { width: 2.4 },
    );
  s.box([92, 84, 406], [194, 5, 64], { front: "#fff", side: TINT2, top: "#fff" });
  s.prop(
    128,
    89,
    440,
    `<path d="M0 0V-22C0-30-12-30-12-20" stroke-width="2.200"/><path fill="${TINT2}" d="M-32 0H-16L-18 3H-30z"/>`,
  );
  s.prop(160, 89, 430, `<path fill="${TINT2}" d="M-6 0V-14H6V0z"/><path d="M0-14V-20H-7"/>`);
  s.box([-290, 150, 440], [120, 70, 30], { front: PAPER, side: TINT });
  s.line([
    [-230, 150, 440],
    [-230, 220, 440],
  ]);
  s.line(
    [
      [-238, 158, 440],
      [-238, 170, 440],
    ],
    { width: 2.4 },
  );
  s.line(
    [
      [-222, 158, 440],
      [-222, 170, 440],
    ],
    { width: 2.4 },
  );
  s.box([-290, 0, 420], [120, 78, 50], { front: TINT, side: TINT2, top: "#fff" });
  for (const y of [26, 52])
    s.line([
      [-290, y, 420],
      [-170, y, 420],
    ]);
  for (const y of [13, 39, 66])
    s.line(
      [
        [-238, y, 420],
        [-222, y, 420],
      ],
      { width: 2.4 },
    );
  s.prop(-262, 78, 440, plant(74), 1.2);
  s.prop(
    -206,
    78,
    440,
    `<path fill="${PAPER}" d="M-22-9H22V0H-22zM-20-17H20V-9H-20z"/><path d="M-22-4.500H22M-20-13H20" stroke-width=".6"/>`,
  );
}

function curtain(s: Scene): void {
  s.line(
    [
      [-296, 232, -100],
      [-296, 232, 330],
    ],
    { width: 2.2 },
  );
  for (let i = 0; i < 9; i++) {
    const z = 130 + i * 21;
    s.face(
      [
        [-296, 18, z],
        [-290, 18, z + 10],
        [-296, 18, z + 21],
        [-296, 230, z + 21],
        [-290, 230, z + 10],
        [-296, 230, z],
      ],
      {
        fill: i % 2 ? TINT : "#dcedf4",
        width: 1,
        stroke: "#8fb6c8",
      },
    );
  }
}

function couch(s: Scene): void {
  const [x, w] = [-186, 84];
  s.box([x + 10, 0, 100], [w - 20, 10, 240], { front: TINT2, side: DEEP, top: TINT2 });
  s.box([x + 24, 10, 130], [w - 48, 36, 180], { front: TINT, side: TINT2, top: TINT });
  s.box([x, 46, 60], [w, 10, 330], { front: PAPER, side: TINT, top: "#fff" });
  s.box([x, 56, 60], [w, 11, 190], { front: TINT2, side: "#84bdd3", top: "#c3e2ee" });
  s.face(
    [
      [x + w, 56, 250],
      [x + w, 67, 244],
      [x + w, 112, 376],
      [x + w, 102, 388],
    ],
    { fill: "#84bdd3" },
  );
  s.face(
    [
      [x, 67, 244],
      [x + w, 67, 244],
      [x + w, 112, 376],
      [x, 112, 376],
    ],
    { fill: "#c3e2ee" },
  );
  s.face(
    [
      [x + 12, 98, 330],
      [x + w - 12, 98, 330],
      [x + w - 12, 117, 378],
      [x + 12, 117, 378],
    ],
    { fill: "#fff" },
  );
  s.face(
    [
      [x + 14, 67.5, 60],
      [x + w - 14, 67.5, 60],
      [x + w - 14, 67.5, 246],
      [x + 14, 67.5, 246],
    ],
    { fill: "#fff", stroke: FAINT, width: 1 },
  );
  s.face(
    [
      [x + 14, 67.5, 60],
      [x + w - 14, 67.5, 60],
      [x + w - 14, 44, 58],
      [x + 14, 44, 58],
    ],
    { fill: "#fff", stroke: FAINT, width: 1 },
  );
  s.face(
    [
      [x - 2, 68, 90],
      [x + w + 2, 68, 90],
      [x + w + 2, 68, 150],
      [x - 2, 68, 150],
    ],
    { fill: TINT },
  );
  s.face(
    [
      [x + w + 2, 68, 90],
      [x + w + 2, 68, 150],
      [x + w + 3, 40, 146],
      [x + w + 3, 40, 92],
    ],
    { fill: TINT2 },
  );
}

function machine(s: Scene): void {
  s.prop(
    66,
    0,
    200,
    `<path fill="${SIDE}" d="M-44-12C-44-17-38-20-32-20H32C38-20 44-17 44-12V-8H-44z"/>
     <path fill="${PAPER}" d="M-38-8a6 6 0 1 0 .1 0zM38-8a6 6 0 1 0 .1 0z" transform="translate(0 2)"/>
     <path fill="${TINT}" d="M-30-20L-26-78H26L30-20z"/><path fill="${TINT2}" d="M10-78H26L30-20H12z" stroke="none"/>
     <path d="M-30-20L-26-78H26L30-20zM-22-34H22M-22-42H22M-22-50H22" fill="none"/>
     <path fill="${PAPER}" d="M-42-84C-42-88-38-90-34-90H34C38-90 42-88 42-84L48-74C49-71 47-69 44-69H-44C-47-69-49-71-48-74z"/>
     <path fill="${TINT2}" d="M-34-85H8L10-75H-38z" stroke-width=".6"/><circle cx="24" cy="-80" r="5" fill="${TINT2}"/>
     <path d="M-33-81.500H9M-34-78.500H9.500M-24-85L-27-75M-14-85L-15-75M-4-85L-3-75" stroke-width=".5"/>
     <path d="M0-90V-104" stroke-width="4"/>
     <path fill="#0b2b3b" d="M-40-164C-40-167-38-168-36-168H36C38-168 40-167 40-164V-108C40-105 38-104 36-104H-36C-38-104-40-105-40-108z"/>
     <g stroke="none" transform="translate(-1 -138) scale(1.720)">${fanPictogram}</g>
     <path d="M46-72V-60M54-72V-60" stroke-width="2"/><path fill="${PAPER}" d="M42-66H50V-50C50-46 42-46 42-50zM52-66H60V-52C60-48 52-48 52-52z"/>
     <path d="M46-47C46-20 66-30 60-12M56-49C58-30 74-40 68-20" stroke-width="1.100"/>`,
  );
}
