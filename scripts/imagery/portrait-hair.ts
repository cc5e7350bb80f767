/** Eight heads of hair: what falls behind the neck, and what frames the face. */
import { between, seeded } from "./random.ts";

export type HairColour = { base: string; light: string; dark: string };
export type Hair = { back: string; front: string };

const fill = (colour: string, d: string, more = "") => `<path fill="${colour}" ${more} d="${d}"/>`;
const strands = (colour: string, d: string, width = 4, opacity = 0.55) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" d="${d}"/>`;

/** Long, in waves, parted at the side. */
export function longWaves({ base, light, dark }: HairColour): Hair {
  return {
    back: fill(
      dark,
      "M320 142C232 138 188 200 190 290C192 360 160 400 172 470C182 530 168 560 196 616C230 650 270 610 276 540H364C370 610 410 650 444 616C472 560 458 530 468 470C480 400 448 360 450 290C452 200 408 138 320 142z",
    ),
    front:
      fill(
        base,
        "M292 158C220 152 186 216 190 296C192 356 160 398 172 468C180 520 172 556 196 612C232 590 240 540 226 494C214 452 230 420 224 372C220 330 232 282 268 250C290 230 300 204 298 176C316 226 372 246 398 286C416 316 414 350 416 384C420 424 430 452 420 494C410 540 414 590 444 612C470 556 460 520 468 468C480 398 448 356 450 296C454 206 392 132 292 158z",
      ) +
      strands(
        light,
        "M276 176C222 190 206 244 208 300C210 356 184 400 194 462C200 500 194 540 206 580M308 172C352 206 414 222 426 290C434 350 452 400 444 470C438 506 440 540 434 576M262 196C236 216 224 256 222 290",
      ) +
      strands(dark, "M298 176C292 214 276 236 256 262M432 330C436 390 452 420 436 500", 3.5, 0.5),
  };
}

/** Short and receding, silver. */
export function silverShort({ base, light, dark }: HairColour): Hair {
  return {
    back: "",
    front:
      fill(
        base,
        "M222 352C206 330 202 296 206 262C212 196 262 152 326 154C394 156 432 200 434 264C436 300 432 330 418 352C416 326 412 300 402 282C398 250 380 226 350 222C330 232 300 234 280 226C256 234 242 254 238 284C228 302 224 326 222 352z",
      ) +
      fill(
        dark,
        "M222 352C206 330 202 296 206 262C210 250 218 262 226 280C222 306 222 330 222 352zM418 352C434 330 436 300 434 264C430 250 420 264 412 282C418 306 418 330 418 352z",
        'opacity=".55"',
      ) +
      strands(
        light,
        "M244 220C268 184 320 170 360 178M262 206C292 186 340 184 372 200M232 262C234 244 240 232 246 224M404 246C410 258 414 270 414 280",
        4,
        0.7,
      ),
  };
}

/** A round crown of tight curls. */
export function crownOfCurls({ base, light, dark }: HairColour): Hair {
  const random = seeded(31);
  const curls = (
    colour: string,
    rx: number,
    ry: number,
    from: number,
    to: number,
    n: number,
    r: number,
  ) =>
    Array.from({ length: n }, (_, i) => {
      const a = from + ((to - from) * i) / (n - 1);
      const x = 320 + rx * Math.cos(a) + between(random, -5, 5);
      const y = 286 + ry * Math.sin(a) + between(random, -5, 5);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${between(random, r * 0.8, r * 1.15).toFixed(1)}" fill="${colour}"/>`;
    }).join("");
  const rings = Array.from({ length: 70 }, () => {
    const a = between(random, Math.PI * 1.02, Math.PI * 1.98);
    const k = between(random, 0.72, 1.04);
    const x = 320 + 146 * k * Math.cos(a);
    const y = 282 + 150 * k * Math.sin(a);
    const r = between(random, 6, 11);
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(r * 1.7).toFixed(1)} ${(-r * 0.5).toFixed(1)}`;
  }).join("");
  return {
    back:
      `<ellipse cx="320" cy="282" rx="148" ry="148" fill="${dark}"/>` +
      curls(dark, 142, 138, Math.PI * 0.78, Math.PI * 2.22, 26, 30),
    front:
      fill(
        base,
        "M212 330C196 250 226 160 320 156C414 160 444 250 428 330C424 300 414 276 398 262C372 240 348 236 320 236C292 236 268 240 242 262C226 276 216 300 212 330z",
      ) +
      curls(base, 98, 62, Math.PI * 1.02, Math.PI * 1.98, 15, 21) +
      strands(light, rings, 3.2, 0.5),
  };
}

/** Short sides, swept up in front. */
export function sweptUp({ base, light, dark }: HairColour): Hair {
  return {
    back: "",
    front:
      fill(
        dark,
        "M220 350C208 320 204 280 212 246L246 250C232 280 226 312 224 350zM420 350C432 320 436 280 428 246L394 250C408 280 414 312 416 350z",
      ) +
      fill(
        base,
        "M226 304C206 262 206 206 248 180C266 150 318 136 356 148C404 150 440 190 430 246C428 270 422 288 414 304C412 276 402 256 384 246C350 252 298 244 270 228C250 244 234 270 226 304z",
      ) +
      strands(
        light,
        "M256 214C268 182 310 164 352 172M286 224C300 196 340 184 382 196M330 236C352 216 384 214 408 228",
        4.5,
        0.5,
      ) +
      strands(dark, "M270 228C262 216 258 204 262 192", 3.5, 0.6),
  };
}

/** A bob to the chin, fringe to one side. */
export function bob({ base, light, dark }: HairColour): Hair {
  return {
    back: fill(
      dark,
      "M320 150C226 146 184 214 188 312C190 380 184 430 198 484C226 500 262 492 280 470H360C378 492 414 500 442 484C456 430 450 380 452 312C456 214 414 146 320 150z",
    ),
    front:
      fill(
        base,
        "M352 160C258 130 186 196 188 310C190 380 184 428 198 480C222 490 240 482 250 462C232 420 224 380 226 330C230 300 240 284 262 272C310 266 350 240 366 204C376 240 402 262 412 300C418 346 414 410 392 462C402 482 420 490 442 480C456 428 450 380 452 310C454 222 420 168 352 160z",
      ) +
      strands(
        light,
        "M344 178C276 166 222 206 212 286C204 350 208 410 214 458M338 200C296 196 252 220 238 262M376 186C416 210 434 260 432 330C434 390 430 430 426 456",
        4.5,
        0.65,
      ) +
      strands(dark, "M366 204C352 236 318 256 280 264M226 340C224 390 232 430 244 458", 3.5, 0.4),
  };
}

/** Cropped close. */
export function cropped({ base, light }: HairColour): Hair {
  return {
    back: "",
    front:
      fill(
        base,
        "M223 344C212 322 208 286 212 258C218 200 262 168 320 168C378 168 422 200 428 258C432 286 428 322 417 344C416 322 412 300 404 286C404 262 396 246 380 240C348 230 292 230 260 240C244 246 236 262 236 286C228 300 224 322 223 344z",
      ) + strands(light, "M246 214C272 186 340 178 384 202", 6, 0.28),
  };
}

/** Straight, tied high at the back, fringe across the brow. */
export function tiedWithFringe({ base, light, dark }: HairColour): Hair {
  return {
    back:
      `<ellipse cx="352" cy="142" rx="62" ry="54" fill="${dark}"/>` +
      strands(light, "M312 140C326 112 366 104 392 122M322 158C340 136 372 130 398 144", 4, 0.45) +
      fill(
        dark,
        "M320 158C236 156 200 216 204 300C206 340 210 372 224 392L416 392C430 372 434 340 436 300C440 216 404 156 320 158z",
      ),
    front:
      fill(
        base,
        "M320 156C236 154 198 214 204 300C206 344 210 376 222 398C230 368 226 330 236 300C262 308 292 310 326 306C356 306 384 302 404 294C412 326 410 368 418 398C430 376 434 344 436 300C442 214 404 154 320 156z",
      ) +
      strands(
        light,
        "M240 220C264 190 312 180 352 184M262 286C266 250 276 228 292 212M302 298C302 260 310 236 322 216M346 298C350 264 354 240 352 218M384 290C388 262 384 240 374 220",
        3.6,
        0.4,
      ) +
      strands(dark, "M282 304C280 280 284 262 290 246M366 300C370 276 368 260 364 246", 3, 0.6),
  };
}

/** Full and wavy, to the ears. */
export function fullWavy({ base, light, dark }: HairColour): Hair {
  return {
    back: fill(dark, "M214 250C196 300 202 350 224 372H416C438 350 444 300 426 250z"),
    front:
      fill(
        base,
        "M226 372C200 352 194 300 204 262C196 220 226 176 268 170C290 142 350 138 374 162C416 164 446 206 438 254C448 300 440 350 414 372C420 340 416 306 406 284C392 280 380 270 374 252C350 272 316 268 300 250C286 270 262 276 246 274C230 300 222 338 226 372z",
      ) +
      strands(
        light,
        "M232 250C226 214 250 188 284 188M276 232C276 200 304 178 340 180M330 240C336 208 362 188 392 196M398 250C414 246 424 232 422 216M214 320C214 302 216 288 222 276",
        4.5,
        0.5,
      ) +
      strands(
        dark,
        "M300 250C292 236 290 222 296 208M374 252C372 238 376 226 384 216M246 274C240 262 240 250 246 240",
        3.5,
        0.55,
      ),
  };
}
