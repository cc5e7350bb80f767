/** The waiting area: three chairs against a calm wall, a lamp, a plant, water. */
import { boards, DEEP, FAINT, PAPER, Scene, SIDE, shell, TINT, TINT2 } from "./perspective.ts";
import { armchair, chair, plant, print, vase } from "./props.ts";

export function waitingArea(): string {
  const s = new Scene({ vx: 620, vy: 395, eye: 128 });
  shell(s, 330, 270, 330);
  boards(s, 330, 330, 50);
  s.panel(-330, 9, 330, 660, 82, { fill: "#e3f0f6", stroke: FAINT, width: 1 });
  for (let x = -308; x < 330; x += 22)
    s.line(
      [
        [x, 9, 330],
        [x, 91, 330],
      ],
      { stroke: "#c4dbe6", width: 1 },
    );
  s.panel(-330, 91, 328, 660, 5, { fill: PAPER });
  const arcs = [46, 36, 26, 16].map((r) => `<path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0"/>`).join("");
  s.prop(
    -150,
    130,
    328,
    print(70, 92, `<g stroke="${DEEP}" transform="translate(0 18) scale(.6)">${arcs}</g>`),
  );
  s.prop(
    -62,
    130,
    328,
    print(
      70,
      92,
      `<path fill="${TINT}" d="M-35 26C-20 4-8 14 4 0S24-12 35-8V46H-35z"/><circle cx="12" cy="-22" r="9" fill="${TINT2}"/>`,
    ),
  );
  s.prop(
    26,
    130,
    328,
    print(
      70,
      92,
      `<g stroke="${DEEP}"><path d="M-24 10C-16-14-8 26 0 0S16-18 24 4M-24 18C-16-6-8 34 0 8S16-10 24 12M-24 2C-16-22-8 18 0-8S16-26 24-4"/></g>`,
    ),
  );
  windowWall(s);
  s.plate(-40, 0.4, 150, 200, 92, { fill: "#cbe2ec", stroke: FAINT, width: 1 });
  s.plate(-40, 0.4, 150, 184, 82, { stroke: "#9fc2d1", width: 1 });
  s.prop(-218, 0, 290, LAMP);
  for (const x of [-150, -62, 26]) s.prop(x, 0, 240, armchair());
  s.prop(112, 0, 262, plant(165));
  s.box([-330, 0, 150], [56, 78, 110], { front: TINT, side: TINT2, top: "#fff" });
  s.prop(
    -302,
    78,
    205,
    `<path fill="#eaf7fd" d="M-16-46C-16-52 16-52 16-46V0H-16z"/><path fill="${TINT2}" d="M-16-26H16V0H-16z" opacity=".7"/><path d="M16-40C28-40 28-14 16-14"/>`,
  );
  s.plate(-40, 36, 118, 62, 30, { fill: "#fff" });
  s.line(
    [
      [-80, 35, 118],
      [-88, 0, 118],
    ],
    { width: 2 },
  );
  s.line(
    [
      [0, 35, 118],
      [8, 0, 118],
    ],
    { width: 2 },
  );
  s.prop(-62, 36, 122, vase());
  s.face(
    [
      [-40, 36.5, 104],
      [-12, 36.5, 104],
      [-8, 36.5, 124],
      [-34, 36.5, 124],
    ],
    { fill: TINT2, width: 1.2 },
  );
  s.prop(196, 0, 120, chair(SIDE));
  return s.svg();
}

function windowWall(s: Scene): void {
  s.face(
    [
      [322, 0.4, 60],
      [322, 0.4, 250],
      [200, 0.4, 180],
      [200, 0.4, -10],
    ],
    { fill: "#f1f9fc", stroke: "none" },
  );
  s.wallPanel(330, 60, 30, 180, 240, { fill: "#fff" });
  s.wallPanel(330, 67, 38, 166, 224, { fill: "#eaf7fd", stroke: FAINT, width: 1 });
  s.face(
    [
      [330, 67, 38],
      [330, 67, 262],
      [330, 112, 262],
      [330, 130, 210],
      [330, 108, 160],
      [330, 134, 100],
      [330, 118, 38],
    ],
    {
      fill: "#cfe9e5",
      stroke: "none",
    },
  );
  s.line([
    [330, 67, 150],
    [330, 233, 150],
  ]);
  for (const z of [14, 262]) {
    for (let i = 0; i < 4; i++) {
      s.face(
        [
          [322, 20, z + i * 9],
          [318, 20, z + i * 9 + 5],
          [322, 20, z + i * 9 + 9],
          [322, 250, z + i * 9 + 9],
          [318, 250, z + i * 9 + 5],
          [322, 250, z + i * 9],
        ],
        {
          fill: i % 2 ? TINT : "#e7f3f8",
          stroke: FAINT,
          width: 1,
        },
      );
    }
  }
  s.line(
    [
      [322, 252, 0],
      [322, 252, 310],
    ],
    { width: 2.2 },
  );
}

const LAMP = `<path fill="${TINT2}" d="M-20-4H20V0H-20z"/><path d="M0-4V-150" stroke-width="2"/>
  <path fill="#fff" d="M-20-186H20L28-148H-28z"/><path fill="${TINT}" d="M6-186H20L28-148H10z" stroke="none"/>
  <path d="M-20-186H20L28-148H-28z" fill="none"/><path d="M12-148V-132" stroke-width="1"/>`;
