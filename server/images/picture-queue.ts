/**
 * One picture at a time: a decoded photograph takes a hundred megabytes, five at once would take a
 * small machine away. libvips keeps nothing between pictures.
 */
import pLimit from "p-limit";
import sharp from "sharp";

sharp.cache(false);
sharp.concurrency(2);

const limit = pLimit(1);

/** Waits its turn. */
export function onePicture<T>(work: () => Promise<T>): Promise<T> {
  return limit(work);
}
