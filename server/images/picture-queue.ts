/** A decoded photograph takes 100 MB, so one at a time: five could stop a small machine. */
import pLimit from "p-limit";
import sharp from "sharp";

sharp.cache(false);
sharp.concurrency(2);

const limit = pLimit(1);
let waiting = 0;

/** For a person who waits for the answer. */
export async function onePicture<T>(work: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await limit(work);
  } finally {
    waiting--;
  }
}

/** Runs after all work that people wait for. */
export async function onePictureLater<T>(work: () => Promise<T>): Promise<T> {
  while (waiting > 0) await limit(async () => {});
  return limit(work);
}
