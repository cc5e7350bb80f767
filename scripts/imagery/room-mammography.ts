/** The mammography room: the machine by itself, a screen to change behind, soft light. */
import {
  boards,
  DEEP,
  downlights,
  FAINT,
  GLOWING,
  PAPER,
  Scene,
  SIDE,
  shell,
  TINT,
  TINT2,
} from "./perspective.ts";
import { chair, plant, print, screen, slicePicture } from "./props.ts";

export function mammographyRoom(): string {
  const s = new Scene({ vx: 520, vy: 385, eye: 136 });
  shell(s, 300, 275, 440);
  boards(s, 300, 440, 46);
  downlights(s, 275, [
    [-150, 300],
    [40, 300],
    [-150, 110],
    [40, 110],
  ]);
  s.panel(-262, 0, 440, 92, 210, { fill: PAPER });
  s.panel(-255, 0, 440, 78, 203, { fill: SIDE });
  s.line(
    [
      [-187, 96, 440],
      [-187, 112, 440],
    ],
    { width: 3 },
  );
  s.prop(
    -110,
    128,
    438,
    print(
      52,
      66,
      `<path d="M-18 20C-14 4-6-12 0-22C6-12 14 4 18 20z" fill="${TINT}"/><circle cy="-6" r="7" fill="${TINT2}"/>`,
    ),
  );
  s.panel(110, 9, 440, 190, 266, { fill: "#e3f0f6", stroke: FAINT, width: 1 });
  for (let x = 130; x < 300; x += 20)
    s.line(
      [
        [x, 9, 440],
        [x, 275, 440],
      ],
      { stroke: "#c4dbe6", width: 1 },
    );
  s.plate(34, 0.4, 260, 130, 120, { fill: "#cfe3ed", stroke: "#9fc2d1", width: 1 });
  s.prop(-214, 0, 380, plant(150));
  s.prop(34, 0, 280, MACHINE);
  console_(s);
  changing(s);
  return s.svg();
}

const MACHINE = `<path fill="${TINT2}" d="M-40-6H40V0H-40z"/>
  <path fill="${TINT}" d="M2-206C2-212 6-214 10-214H32C38-214 40-210 40-206V-6H2z"/>
  <path fill="${TINT2}" d="M28-214H32C38-214 40-210 40-206V-6H28z" stroke="none"/>
  <path d="M2-206C2-212 6-214 10-214H32C38-214 40-210 40-206V-6H2zM10-198V-20" fill="none"/>
  <path fill="${PAPER}" d="M-58-196C-58-206-52-210-44-210H8V-172H-30C-36-172-38-168-40-164H-58z"/>
  <path fill="${TINT}" d="M-58-164H-40V-158H-58z"/>
  <path fill="${PAPER}" d="M-62-118H4V-106H-56C-60-106-62-110-62-114z"/>
  <path fill="${TINT2}" d="M-62-118H4V-113H-62z"/>
  <path fill="#eaf7fd" fill-opacity=".85" d="M-58-136H-8V-131H-58z"/><path d="M-8-144H6V-126H-8z" fill="${PAPER}"/>
  <path fill="${PAPER}" d="M-30-106H14V-88C14-84-20-84-24-90z"/>
  <path fill="none" stroke-width="3" d="M-20-172C-26-160-26-150-20-146M-14-106C-22-98-22-84-14-78"/>
  <circle cx="21" cy="-138" r="15" fill="${PAPER}"/><circle cx="21" cy="-138" r="8" fill="${GLOWING}"/>
  <path fill="#0b2b3b" d="M12-190H30V-178H12z"/><path stroke="#67c9e8" stroke-width=".9" d="M15-184H27M15-181.500H22"/>
  <path d="M2-60H40M2-52H40M2-44H40" stroke-width=".6"/>`;

function console_(s: Scene): void {
  s.box([150, 0, 210], [120, 78, 60], { front: PAPER, side: TINT, top: "#fff" });
  s.box([142, 78, 200], [136, 5, 76], { front: "#fff", side: TINT2, top: "#fff" });
  s.line([
    [210, 4, 210],
    [210, 76, 210],
  ]);
  for (const x of [198, 222])
    s.line(
      [
        [x, 50, 210],
        [x, 62, 210],
      ],
      { width: 2.4 },
    );
  s.prop(184, 83, 240, screen(42, 52, `<g transform="scale(1.150)">${slicePicture}</g>`));
  s.prop(
    238,
    83,
    240,
    screen(
      42,
      52,
      `<path fill="#67c9e8" d="M-12-16C4-16 13-6 13 2S4 18-12 18z"/><path fill="${DEEP}" d="M-12-10C0-10 7-4 7 2S0 12-12 12z"/><path stroke="#fff" stroke-width=".7" d="M-12 0C-4-2 0-6 4-6M-10 4C-4 4 0 2 6 4M-4-1L-2-6" fill="none"/>`,
    ),
  );
  s.box([120, 0, 90], [6, 190, 150], { front: TINT2, side: "#d9eff8", top: "#fff", opacity: 0.62 });
  s.line(
    [
      [120, 95, 90],
      [120, 95, 240],
    ],
    { stroke: FAINT, width: 1 },
  );
}

function changing(s: Scene): void {
  const folds: [number, number][] = [
    [-290, 230],
    [-252, 200],
    [-214, 232],
    [-176, 202],
  ];
  for (let i = 1; i < folds.length; i++) {
    const [ax, az] = folds[i - 1] as [number, number];
    const [bx, bz] = folds[i] as [number, number];
    s.face(
      [
        [ax, 10, az],
        [bx, 10, bz],
        [bx, 168, bz],
        [ax, 168, az],
      ],
      { fill: i % 2 ? TINT : "#e7f3f8" },
    );
    s.face(
      [
        [ax, 18, az],
        [bx, 18, bz],
        [bx, 160, bz],
        [ax, 160, az],
      ],
      { stroke: FAINT, width: 1 },
    );
  }
  s.prop(-214, 168, 226, `<path fill="#fff" d="M-8 0C-10-5 10-5 12 0L14 34H4L2 8L0 36H-12z"/>`);
  s.prop(-206, 0, 140, chair());
}
