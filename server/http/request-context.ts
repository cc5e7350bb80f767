import { createContext } from "react-router";
import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";

export interface RequestContext {
  readonly requestId: string;
  readonly log: Log;
  readonly services: Services;
  readonly origin: string;
  readonly nonce?: string;
  readonly address: string;
  /** Must be called before a wait for something scarce, so that another request may begin. */
  leaveTurn?(): void;
  /** The site's settings, if they were read before the router was called (team-only.ts). */
  settings?: ConfiguracoesSite;
  /** True if a read failed; the page is then not cached as fresh. */
  degraded: boolean;
  /** True if a read failed and no older data replaced it; the page then says so, with a 503. */
  isIncomplete: boolean;
  readonly reads: Map<string, unknown>;
  /** @returns the data that were last read as `name` for the page at `path` (by default this page), if any */
  lastGood(name: string, path?: string): unknown;
  /** The rendered page's bytes; absent where the router answers without a page. */
  body?: Uint8Array<ArrayBuffer>;
  readonly imageHosts: Set<string>;
  readonly frameHosts: Set<string>;
}

export const requestContext = createContext<RequestContext>();
