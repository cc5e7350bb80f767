import type { DataSet } from "dicom-parser";
import { datasetOf, numbersOf } from "./functional-groups.ts";
import { isHounsfield } from "./grey-frame.ts";
import type { Described, Pose, SourceFile } from "./messages.ts";
import { openImage } from "./open-image.ts";

const POSITION_GROUP = "x00209113";
const ORIENTATION_GROUP = "x00209116";
const MOST_POSES = 10_000;

export async function describe(source: SourceFile): Promise<Described> {
  const { header, format, frames } = await openImage(source);
  const { data } = header;
  return {
    modality: data.string("x00080060")?.trim().slice(0, 16) ?? "",
    frames: frames.frames,
    rows: format.rows,
    columns: format.columns,
    isColour: format.isColour,
    isHounsfield: isHounsfield(data, format),
    framesPerSecond: framesPerSecond(data),
    instance: finite(data.intString("x00200013")),
    poses: listPoses(data, Math.min(frames.frames, MOST_POSES)),
  };
}

function framesPerSecond(data: DataSet): number | null {
  const rate = data.intString("x00082144") ?? data.intString("x00180040");
  const milliseconds = data.floatString("x00181063");
  const found = rate || (milliseconds ? 1000 / milliseconds : undefined);
  return found !== undefined && Number.isFinite(found) && found > 0 ? found : null;
}

function listPoses(data: DataSet, frames: number): Pose[] {
  const poses: Pose[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const pose = poseOf(data, frame);
    if (!pose) return [];
    poses.push(pose);
  }
  return poses;
}

/** The slice's orientation and position (DICOM PS3.3, C.7.6.2.1.1). */
function poseOf(data: DataSet, frame: number): Pose | undefined {
  const corner = numbersOf(datasetOf(data, frame, POSITION_GROUP), "x00200032");
  const axes = numbersOf(datasetOf(data, frame, ORIENTATION_GROUP), "x00200037");
  if (corner.length !== 3 || axes.length !== 6) return undefined;
  const [x = 0, y = 0, z = 0] = corner;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = axes;
  const position = x * (b * f - c * e) + y * (c * d - a * f) + z * (a * e - b * d);
  if (!Number.isFinite(position)) return undefined;
  return { orientation: axes.map((axis) => axis.toFixed(2)).join(), position };
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}
