import { describe, expect, it } from "vitest";
import type { Described } from "../process/render/messages.ts";
import { planSerie } from "./plan-serie.ts";

const SLICE: Described = {
  modality: "CT",
  frames: 1,
  rows: 512,
  columns: 512,
  isColour: false,
  isHounsfield: true,
  framesPerSecond: null,
  instance: 1,
  poses: [],
};
const plan = (...all: Partial<Described>[]) =>
  planSerie(all.map((one, source) => ({ source, described: { ...SLICE, ...one } })));
const CLIP = { modality: "US", isColour: true, isHounsfield: false, frames: 90 };

describe("planSerie", () => {
  it("orders a stack by the instances' numbers, those without one last", () => {
    const { tipo, frames } = plan({ instance: null }, { instance: 7 }, { instance: 2 });
    expect(tipo).toBe("pilha");
    expect(frames.map(({ source }) => source)).toEqual([2, 1, 0]);
  });

  it("takes each frame of an enhanced instance as a slice, by its place", () => {
    const poses = [3, 1, 2].map((position) => ({ orientation: "a", position }));
    const { tipo, frames } = plan({ modality: "MR", isHounsfield: false, frames: 3, poses });
    expect(tipo).toBe("pilha");
    expect(frames.map(({ frame }) => frame)).toEqual([1, 2, 0]);
  });

  it("shows radiographs and large single pictures enlarged, but not a large CT", () => {
    expect(plan({ modality: "CR" }).tipo).toBe("projecao");
    expect(plan({ modality: "OT", columns: 2000 }).tipo).toBe("projecao");
    expect(plan({ rows: 2048, columns: 2048 }).tipo).toBe("pilha");
    expect(plan({ modality: "MG", frames: 60, rows: 2400 }).tipo).toBe("pilha");
  });

  it("plays a clip with at most fifteen frames a second", () => {
    const fast = plan({ ...CLIP, framesPerSecond: 60 });
    expect(fast).toMatchObject({ tipo: "clipe", framesPerSecond: 15, isColour: true });
    expect(fast.frames.map(({ frame }) => frame).slice(0, 4)).toEqual([0, 4, 8, 12]);
    expect(fast.frames).toHaveLength(23);
    expect(plan({ ...CLIP, framesPerSecond: 7.5 })).toMatchObject({ framesPerSecond: 7.5 });
    expect(plan(CLIP)).toMatchObject({ tipo: "clipe", framesPerSecond: 15 });
  });

  it("cuts a long clip, and says so", () => {
    const long = plan({ ...CLIP, frames: 3_000, framesPerSecond: 30 }, { ...CLIP, instance: 2 });
    expect(long.frames.filter(({ source }) => source === 0)).toHaveLength(600);
    expect(long.shortened).toEqual([0]);
  });

  it("scrolls clips that come with still pictures", () => {
    const mixed = plan({ ...CLIP, frames: 1 }, { ...CLIP, framesPerSecond: 30, instance: 2 });
    expect(mixed).toMatchObject({ tipo: "pilha", framesPerSecond: undefined });
    expect(mixed.frames).toHaveLength(1 + 45);
  });

  it("keeps the windows of a CT that has a picture in colour too", () => {
    const dose = { isColour: true, isHounsfield: false };
    expect(plan({}, {}, dose)).toMatchObject({ isCompanded: true, isColour: false });
    expect(plan(dose, dose, {})).toMatchObject({ isCompanded: false, isColour: true });
  });
});
