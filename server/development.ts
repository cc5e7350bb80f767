import { createApp } from "./app.ts";
import { parseConfig } from "./config.ts";
import { requestLines } from "./http/fast/request-lines.ts";
import { ResponseCache } from "./http/fast/response-cache.ts";
import { createLog } from "./log.ts";
import { startServices } from "./services.ts";
import { ensureFirstAdmin } from "./start/first-admin.ts";

const config = parseConfig(process.env, "development");
const started = startServices(config, createLog(config.logLevel)).then(async (services) => {
  const firstAccess = await ensureFirstAdmin(services);
  if (firstAccess) process.stdout.write(`${firstAccess}\n`);
  return services;
});
const app = started.then((services) =>
  createApp(services, new ResponseCache(requestLines(services.log), services.config.origin)),
);

export function developmentApp() {
  return app;
}
