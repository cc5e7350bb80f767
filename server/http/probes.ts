import { getConnInfo } from "@hono/node-server/conninfo";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isSameText } from "#server/crypto/signature.ts";
import { describeError } from "#server/errors.ts";
import { isSecureOrigin } from "#server/http/cookies/cookie-name.ts";
import type { Services } from "#server/services.ts";
import { withinTime } from "#server/time-limit.ts";
import type { PageCache } from "./cache/page-cache.ts";
import { isLocalCaller } from "./checks/client-address.ts";
import type { ResponseCache } from "./fast/response-cache.ts";
import { subApplication } from "./sub-application.ts";

const READY_CACHED_MS = 1_000;
const CHECK_MS = 2_000;

export function createMetrics(
  responseCache: Pick<ResponseCache, "answered" | "size">,
  pages: PageCache,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Counter({
    name: "http_kept_answers_total",
    help: "Answers from memory, in front of the rest; the histogram has all others",
    labelNames: ["status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [status, count] of Object.entries(responseCache.answered))
        this.inc({ status }, count);
    },
  });
  for (const measure of ["entries", "bytes"] as const) {
    new Gauge({
      name: `http_cache_${measure}`,
      help: "What strangers' requests may fill: whole answers, and rendered pages",
      labelNames: ["cache"],
      registers: [registry],
      collect() {
        this.set({ cache: "answers" }, responseCache.size[measure]);
        this.set({ cache: "pages" }, pages.size[measure]);
      },
    });
  }
  return {
    registry,
    observe(method: string, status: number, seconds: number) {
      duration.observe({ method, status }, seconds);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

export function probes(services: Services, metrics: Metrics) {
  let last: { at: number; failed: Promise<string[]> } | undefined;

  // The result is cached for a second, because anyone may call a probe, and each check uses the database and the disk.
  const failing = () => {
    if (!last || Date.now() - last.at > READY_CACHED_MS) {
      last = { at: Date.now(), failed: checkAll(services) };
    }
    return last.failed;
  };

  return subApplication()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) => {
      const failed = await failing();
      return failed.length === 0 ? c.text("ok") : c.text(`falha: ${failed.join(", ")}`, 503);
    })
    .get("/metrics", async (c) => {
      const { metricsToken } = services.config;
      const allowed = metricsToken
        ? isSameText(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`)
        : !isBehindProxy(services.config) &&
          isLocalCaller(getConnInfo(c).remote.address, c.req.raw.headers);
      if (!allowed) return c.text("Não autorizado", metricsToken ? 401 : 403);
      return c.body(await metrics.registry.metrics(), 200, {
        "Content-Type": metrics.registry.contentType,
      });
    });
}

/** An https origin implies a proxy, because this server itself has no TLS. */
function isBehindProxy({ trustProxy, origin }: Services["config"]): boolean {
  return trustProxy > 0 || isSecureOrigin(origin);
}

async function checkAll({ database, storage, log }: Services): Promise<string[]> {
  const checks = { "banco de dados": () => database.ping(), arquivos: () => storage.check() };
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withinTime(check(), CHECK_MS);
        return undefined;
      } catch (error) {
        log.warn({ check: name, error: describeError(error) }, "not ready");
        return name;
      }
    }),
  );
  return results.filter((name) => name !== undefined);
}
