import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import { parseConfig } from "../../server/config.ts";
import { StartupError } from "../../server/errors.ts";
import { onStopRequest } from "../../server/start/stop-request.ts";

export function devServer(): Plugin {
  return {
    name: "clinica:dev-server",
    apply: "serve",
    config() {
      const { port, host } = ownSettings();
      return { server: { port, host, strictPort: true } };
    },
    configureServer(vite) {
      vite.httpServer?.once("listening", () => stopWithDatabase(vite));
      // Vite runs the returned function after adding its middlewares for files. React Router's middleware comes later.
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            request.url = request.originalUrl;
            const { developmentApp } = await vite.ssrLoadModule("/server/development.ts");
            const app = await developmentApp();
            await getRequestListener(app.fetch)(request, response);
          } catch (error) {
            if (error instanceof StartupError) endWith(error);
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

/** Replaces Vite's handling of SIGTERM, which would leave the embedded PostgreSQL running. */
function stopWithDatabase(vite: ViteDevServer) {
  process.removeAllListeners("SIGTERM");
  onStopRequest(async () => {
    try {
      const { getServices } = await vite.ssrLoadModule("/server/services.ts");
      await getServices().close();
    } finally {
      process.exit(0);
    }
  });
}

function ownSettings() {
  try {
    return parseConfig(process.env, "development");
  } catch (error) {
    return endWith(error);
  }
}

function endWith(error: unknown): never {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
