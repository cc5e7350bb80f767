/** A decoded photograph takes 100 MB, so only one is processed at a time; five could stop a small machine. */
import pLimit from "p-limit";
import sharp from "sharp";

sharp.cache(false);
sharp.concurrency(2);

const limit = pLimit(1);
let waiting = 0;

/** Queues work for which a person waits. */
export async function onePicture<T>(work: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await limit(work);
  } finally {
    waiting--;
  }
}

/** Queues work that runs only while no person waits for other work. */
export async function onePictureLater<T>(work: () => Promise<T>): Promise<T> {
  while (waiting > 0) await limit(async () => {});
  return limit(work);
}
