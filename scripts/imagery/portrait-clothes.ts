/** The white coat and what is worn under it. */

export type Clothes = {
  /** Half width of the shoulders. */
  shoulders: number;
  under: "shirt" | "scrubs" | "blouse" | "turtleneck";
  colour: string;
  shade: string;
  tie?: string;
  stethoscope?: boolean;
  pen?: boolean;
};

const MID = 320;
const COAT = "#fbfdfe";
const FOLD = "#e2ecf4";
const SEAM = "#a9c4d1";

/** Drawn behind the neck: the collar's inner side. */
export function collarBack(): string {
  return `<path fill="${FOLD}" d="M232 604C250 560 268 536 284 528h72c16 8 34 32 52 76z"/>`;
}

export function clothes(c: Clothes): string {
  const l = MID - c.shoulders;
  const r = MID + c.shoulders;
  const body = `M${l - 8} 800C${l - 4} 702 ${l + 26} 652 ${l + 96} 626C${l + 150} 606 232 600 262 562
    L${MID} 800L378 562C408 600 ${r - 150} 606 ${r - 96} 626C${r - 26} 652 ${r + 4} 702 ${r + 8} 800z`;
  return `${under(c)}
    <path fill="${COAT}" d="${body}"/>
    <path fill="${FOLD}" opacity=".8" d="M${r - 96} 626C${r - 26} 652 ${r + 4} 702 ${r + 8} 800H${r - 74}
      C${r - 72} 740 ${r - 84} 690 ${r - 120} 634z"/>
    <path fill="${FOLD}" opacity=".55" d="M${l + 84} 800C${l + 78} 750 ${l + 84} 716 ${l + 96} 690L${l + 106} 800z"/>
    ${lapel(1)}${lapel(-1)}
    ${c.pen === false ? "" : pocket()}
    ${c.stethoscope ? stethoscope() : ""}`;
}

function lapel(s: 1 | -1): string {
  const x = (d: number) => MID - d * s;
  return `<path fill="#c3d8e2" opacity=".7" d="M${x(60)} 566L${x(128)} 640L${x(92)} 664L${x(112)} 690L${x(14)} 800H${x(6)}z"/>
    <path fill="${s === 1 ? "#ffffff" : "#f0f6f9"}" d="M${x(58)} 558C${x(76)} 578 ${x(98)} 598 ${x(126)} 628L${x(94)} 656L${x(114)} 678L${x(10)} 800H${x(0)}z"/>
    <path fill="none" stroke="${SEAM}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"
      d="M${x(126)} 628L${x(94)} 656L${x(114)} 678L${x(14)} 796M${x(94)} 656L${x(78)} 648"/>`;
}

function pocket(): string {
  return `<g fill="none" stroke="${SEAM}" stroke-width="2.5" stroke-linecap="round">
      <path d="M444 742H530V800M444 742V800M444 756H530"/></g>
    <rect x="462" y="722" width="9" height="44" rx="4" fill="#0b5f86"/>
    <rect x="469" y="728" width="3" height="24" rx="1.5" fill="#67c9e8"/>`;
}

function under({ under: kind, colour, shade, tie }: Clothes): string {
  const panel = (top: string) => `<path fill="${colour}" d="${top}L424 800H216z"/>`;
  if (kind === "turtleneck") {
    return `${panel("M252 590C266 574 266 552 268 530Q320 552 372 530C374 552 374 574 388 590")}
      <path fill="${shade}" opacity=".7" d="M268 530Q320 556 372 530L374 556Q320 584 266 556z"/>
      <path fill="${shade}" opacity=".5" d="M326 580C350 580 372 570 388 590L420 800H338z"/>`;
  }
  if (kind === "shirt") {
    return `${panel("M250 586L320 640L390 586")}
      <path fill="${shade}" opacity=".5" d="M322 640L390 586L424 800H330z"/>
      ${tie ? `<path fill="${tie}" d="M304 628L336 628L330 656L346 800H294L310 656z"/><path fill="#000" opacity=".14" d="M320 656H330L346 800H322z"/>` : `<path fill="none" stroke="${shade}" stroke-width="3" d="M320 640V800"/><circle cx="326" cy="690" r="4" fill="${shade}"/><circle cx="326" cy="750" r="4" fill="${shade}"/>`}
      <path fill="${colour}" stroke="${shade}" stroke-width="2.5" stroke-linejoin="round" d="M262 552C268 584 292 606 318 630L290 664L244 588z"/>
      <path fill="${colour}" stroke="${shade}" stroke-width="2.5" stroke-linejoin="round" d="M378 552C372 584 348 606 322 630L350 664L396 588z"/>`;
  }
  if (kind === "scrubs") {
    return `${panel("M236 594L252 584L320 690L388 584L404 594")}
      <path fill="none" stroke="${shade}" stroke-width="7" stroke-linejoin="round" d="M250 586L320 694L390 586"/>
      <path fill="${shade}" opacity=".4" d="M322 700L392 590L424 800H328z"/>`;
  }
  return `${panel("M228 600L256 586C262 632 296 658 320 658C344 658 378 632 384 586L412 600")}
    <path fill="none" stroke="${shade}" stroke-width="4" d="M256 588C262 634 296 660 320 660C344 660 378 634 384 588"/>
    <path fill="${shade}" opacity=".4" d="M330 660C352 656 378 632 384 590L424 800H336z"/>`;
}

function stethoscope(): string {
  const tube =
    "M246 588C212 640 226 720 262 752C286 772 306 770 306 744M394 588C430 640 420 690 404 724";
  return `<g fill="none" stroke-linecap="round"><path stroke="#8fb0bf" opacity=".5" stroke-width="9" transform="translate(4 6)" d="${tube}"/>
      <path stroke="#12384a" stroke-width="8" d="${tube}"/>
      <path stroke="#4d8299" stroke-width="2" transform="translate(-2 -1)" d="${tube}"/></g>
    <circle cx="402" cy="740" r="21" fill="#dfe9ee" stroke="#6f94a5" stroke-width="5"/>
    <circle cx="402" cy="740" r="9" fill="#a8c4d1"/>`;
}
