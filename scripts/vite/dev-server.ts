import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import { type Config, parseConfig } from "../../server/config.ts";
import { onStopRequest } from "../../server/start/stop-request.ts";

export function devServer(): Plugin {
  let settings: Config;
  return {
    name: "clinica:dev-server",
    apply: "serve",
    config() {
      settings = ownSettings();
      return { server: { port: settings.port, host: settings.host, strictPort: true } };
    },
    configureServer(vite) {
      const loadApp = async () => {
        const { developmentApp } = await vite.ssrLoadModule("/server/development.ts");
        return developmentApp(settings);
      };
      vite.httpServer?.once("listening", () => {
        stopWithDatabase(vite);
        // A surprising error is shown on the page of the first request.
        loadApp().catch(endIfExpected);
      });
      // Vite runs the returned function after adding its middlewares for files. React Router's middleware comes later.
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            request.url = request.originalUrl;
            const app = await loadApp();
            await getRequestListener(app.fetch)(request, response);
          } catch (error) {
            endIfExpected(error);
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

function ownSettings(): Config {
  try {
    return parseConfig(process.env, process.argv.includes("--demo") ? "demo" : "development");
  } catch (error) {
    endIfExpected(error);
    throw error;
  }
}

/** Compares the name, because Vite loads the server's modules a second time, with a class of their own. */
function endIfExpected(error: unknown): void {
  if (!(error instanceof Error) || error.name !== "StartupError") return;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
