/** All tests share these servers, and no test edits them; test files that edit have their own (own-clinic.ts). */
import { rm } from "node:fs/promises";
import { makeDemoModel } from "#tests/support/demo-model.ts";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";

export default async function startClinics() {
  const running: ProductServer[] = [];
  let model: string | undefined;
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    if (model) await rm(model, { recursive: true, force: true });
  };
  const start = async (options: Parameters<typeof startProduct>[0]) => {
    const server = await startProduct(options);
    running.push(server);
    return server;
  };
  const startDemo = async () => {
    model = await makeDemoModel();
    return start({ demo: true, copyOf: model });
  };
  const [demo, empty] = await Promise.allSettled([startDemo(), start({})]);
  if (demo.status === "rejected" || empty.status === "rejected") {
    await stop();
    throw demo.status === "rejected" ? demo.reason : (empty as PromiseRejectedResult).reason;
  }
  process.env.CLINIC_DEMO_URL = demo.value.url;
  process.env.CLINIC_EMPTY_URL = empty.value.url;
  process.env.CLINIC_DEMO_DATA = model;
  return stop;
}
