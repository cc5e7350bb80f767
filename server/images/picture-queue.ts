/** A decoded photograph takes 100 MB, and five could stop a small machine, so one is processed at a time. */
import pLimit from "p-limit";
import sharp from "sharp";

sharp.cache(false);
sharp.concurrency(2);

const limit = pLimit(1);
let waiting = 0;

export async function onePicture<T>(work: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await limit(work);
  } finally {
    waiting--;
  }
}

export async function onePictureLater<T>(work: () => Promise<T>): Promise<T> {
  while (waiting > 0) await limit(async () => {});
  return limit(work);
}
