/**
 * One picture at a time: a decoded photograph takes a hundred megabytes, five at once would take a
 * small machine away. libvips keeps nothing between pictures.
 */
import pLimit from "p-limit";
import sharp from "sharp";

sharp.cache(false);
sharp.concurrency(2);

const limit = pLimit(1);
let waiting = 0;

/** Waits its turn; somebody waits for the answer. */
export async function onePicture<T>(work: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await limit(work);
  } finally {
    waiting--;
  }
}

/** Waits until nobody waits for an answer. */
export async function onePictureLater<T>(work: () => Promise<T>): Promise<T> {
  while (waiting > 0) await limit(async () => {});
  return limit(work);
}
