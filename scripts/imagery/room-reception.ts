/** The reception: a long counter under two lamps, a door ajar, light from a window. */
import {
  boards,
  DEEP,
  downlights,
  FAINT,
  PAPER,
  Scene,
  shell,
  TINT,
  TINT2,
} from "./perspective.ts";
import { armchair, mark, pendant, plant, screen, slicePicture, vase } from "./props.ts";

export function reception(): string {
  const s = new Scene({ vx: 560, vy: 385 });
  shell(s, 330, 285, 560);
  boards(s, 330, 560, 44);
  windowWall(s);
  door(s);
  backWall(s);
  downlights(s, 285, [
    [-190, 330],
    [0, 330],
    [190, 330],
    [-190, 120],
    [190, 120],
  ]);
  s.prop(-280, 0, 490, plant(150));
  counter(s);
  for (const x of [-128, 62]) s.prop(x, 285, 400, pendant(66));
  seats(s);
  return s.svg();
}

function windowWall(s: Scene): void {
  for (const z of [60, 245, 430]) {
    if (z < 400) {
      s.face(
        [
          [320, 0.5, z + 10],
          [320, 0.5, z + 150],
          [170, 0.5, z + 100],
          [170, 0.5, z - 40],
        ],
        {
          fill: "#f1f9fc",
          stroke: "none",
        },
      );
    }
  }
  for (const z of [20, 205]) {
    s.wallPanel(330, 62, z, 178, 160, { fill: "#fff" });
    s.wallPanel(330, 68, z + 6, 166, 148, { fill: "#eaf7fd", stroke: FAINT, width: 1 });
    s.face(
      [
        [330, 68, z + 6],
        [330, 68, z + 154],
        [330, 118, z + 154],
        [330, 134, z + 110],
        [330, 112, z + 70],
        [330, 128, z + 6],
      ],
      {
        fill: "#cfe9e5",
        stroke: "none",
      },
    );
    s.line([
      [330, 68, z + 80],
      [330, 234, z + 80],
    ]);
    s.wallPanel(324, 58, z - 6, 5, 172, { fill: PAPER });
  }
}

function door(s: Scene): void {
  s.wallPanel(-330, 0, 300, 218, 108, { fill: PAPER });
  s.wallPanel(-330, 0, 306, 212, 96, { fill: TINT });
  s.wallPanel(-330, 96, 334, 92, 40, { fill: "#eef8fc" });
  s.line(
    [
      [-330, 98, 314],
      [-330, 112, 314],
    ],
    { width: 4 },
  );
  s.wallPanel(-330, 120, 60, 92, 120, { fill: PAPER });
  s.wallPanel(-330, 130, 72, 72, 96, { fill: "#eef6fa", stroke: FAINT, width: 1 });
  s.line(
    [
      [-330, 146, 78],
      [-330, 172, 96],
      [-330, 158, 116],
      [-330, 184, 136],
      [-330, 160, 164],
    ],
    {
      stroke: DEEP,
    },
  );
}

function backWall(s: Scene): void {
  s.panel(-190, 9, 560, 330, 276, { fill: "#e3f0f6", stroke: FAINT, width: 1 });
  for (let x = -168; x < 140; x += 22) {
    s.line(
      [
        [x, 9, 560],
        [x, 285, 560],
      ],
      { stroke: "#c4dbe6", width: 1 },
    );
  }
  s.prop(-25, 196, 556, `<g transform="scale(2.500)">${mark}</g>`);
  s.panel(170, 60, 560, 130, 175, { fill: PAPER });
  for (const y of [60, 104, 148, 192]) {
    s.box([170, y, 540], [130, 4, 20], { front: PAPER, top: TINT, width: 1.2 });
    const n = y === 148 ? 3 : 5;
    for (let i = 0; i < n && y < 190; i++) {
      const h = 22 + ((i * 7 + y) % 12);
      const fill = [TINT, PAPER, TINT2][(i + y) % 3] as string;
      s.panel(178 + i * 8, y + 4, 545, 7, h, { fill, width: 1 });
    }
  }
  s.prop(262, 64, 545, vase(), 1.1);
  s.prop(232, 152, 545, vase(), 1.1);
  s.panel(226, 108, 545, 44, 26, { fill: TINT, width: 1 });
  s.panel(-308, 96, 560, 92, 92, { fill: PAPER });
  s.panel(-302, 102, 560, 80, 80, { fill: "#eef6fa", stroke: FAINT, width: 1 });
  s.prop(
    -262,
    118,
    556,
    `<g transform="scale(1.900)" stroke="${TINT2}"><path fill="${TINT}" d="M-18 0C-12-12-6-4 0-10S12-20 18-14V0z"/><circle cx="8" cy="-20" r="4" fill="${TINT2}"/></g>`,
    1,
  );
}

function counter(s: Scene): void {
  s.prop(-96, 112, 408, screen(46, 30, slicePicture));
  s.prop(
    20,
    112,
    408,
    screen(
      46,
      30,
      `<path fill="#123f55" d="M-20-12H20V12H-20z"/><path fill="#67c9e8" d="M-16-8H4V-6H-16zM-16-3H12V-1H-16zM-16 2H8V4H-16z"/>`,
    ),
  );
  s.box([-190, 0, 370], [330, 106, 70], { front: TINT, side: TINT2 });
  s.box([-198, 106, 362], [346, 6, 86], { front: PAPER, top: "#fff" });
  for (let x = -176; x < 136; x += 15.5)
    s.line(
      [
        [x, 8, 370],
        [x, 100, 370],
      ],
      { stroke: "#9fc6d6", width: 1 },
    );
  s.box([60, 0, 362], [88, 74, 60], { front: PAPER, side: TINT, top: "#fff" });
  s.panel(-190, 0, 370, 250, 8, { fill: TINT2, width: 1 });
  s.prop(-150, 112, 372, vase());
  s.prop(
    104,
    74,
    366,
    `<path fill="#fff" d="M-22 0H10L14-3H-18z"/><path fill="${TINT2}" d="M16 0V-16H30V0z"/><path d="M19-16L17-24M23-16V-25M27-16L29-23"/>`,
  );
}

function seats(s: Scene): void {
  s.plate(196, 0.5, 150, 120, 92, { fill: "#cbe2ec", stroke: FAINT, width: 1 });
  s.plate(196, 0.5, 150, 108, 82, { fill: "none", stroke: "#9fc2d1", width: 1 });
  s.prop(292, 0, 330, plant(165));
  s.prop(176, 0, 225, armchair());
  s.prop(262, 0, 225, armchair());
  s.plate(196, 38, 92, 36, 28, { fill: "#fff" });
  s.prop(196, 0, 92, `<path d="M0-38V-3M-18 0C-12-4 12-4 18 0" stroke-width="1.600"/>`);
  s.plate(196, 38, 92, 36, 28, { fill: "#fff" });
  s.prop(208, 38, 96, vase());
  s.face(
    [
      [172, 38.5, 78],
      [194, 38.5, 74],
      [198, 38.5, 90],
      [177, 38.5, 94],
    ],
    { fill: TINT2, width: 1.2 },
  );
}
