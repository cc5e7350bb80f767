/** Two clinics for the whole run: the demonstration, and one that nobody has written anything into. */
import { startProduct } from "#tests/support/product-server.ts";

export default async function startClinics() {
  const started = await Promise.allSettled([startProduct({ demo: true }), startProduct()]);
  const running = started.flatMap((result) =>
    result.status === "fulfilled" ? [result.value] : [],
  );
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
  const [demo, empty] = running;
  if (!demo || !empty) {
    await stop();
    throw started.find((result) => result.status === "rejected")?.reason;
  }
  process.env.CLINIC_DEMO_URL = demo.url;
  process.env.CLINIC_EMPTY_URL = empty.url;
  return stop;
}
