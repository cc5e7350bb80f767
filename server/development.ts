import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { describeError } from "./errors.ts";
import { requestLines } from "./http/fast/request-lines.ts";
import { ResponseCache } from "./http/fast/response-cache.ts";
import { createLog } from "./log.ts";
import { type Services, startServices } from "./services.ts";
import { ensureFirstAdmin } from "./start/first-admin.ts";

let app: ReturnType<typeof start> | undefined;

/** A reload evaluates this module again, and the next call makes an application of the changed modules. */
export function developmentApp(config: Config): ReturnType<typeof start> {
  app ??= start(config);
  return app;
}

async function start(config: Config) {
  const services = await startServices(config, createLog(config.logLevel));
  // Pages in the cache were rendered by the modules of before.
  services.pages.invalidate();
  if (config.mode === "demo") await fillDemoOnce(services);
  const firstAccess = await ensureFirstAdmin(services);
  if (firstAccess) process.stdout.write(`${firstAccess}\n`);
  return createApp(services, new ResponseCache(requestLines(services.log), services.config.origin));
}

const FILLING = Symbol.for("clinica.demo");
const holder = globalThis as { [FILLING]?: Promise<void> };

/** Kept outside this module, so that a reload does not draw the sample images a second time. */
function fillDemoOnce(services: Services): Promise<void> {
  holder[FILLING] ??= fillDemoClinic(services);
  return holder[FILLING];
}

async function fillDemoClinic(services: Services): Promise<void> {
  const { fillDemo } = await import("#demo/fill-demo.ts");
  process.stdout.write(`${await fillDemo(services)}\n`);
  if (!services.config.demoImages) return;
  const { seedDemoImagens } = await import("#demo/seed-imagens.ts");
  seedDemoImagens(services, new AbortController().signal).catch((error) => {
    services.log.error({ error: describeError(error) }, "no images drawn");
  });
}
