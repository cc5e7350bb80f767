/** What one request carries from Hono into loaders and actions. */
import { createContext } from "react-router";
import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";

export interface RequestContext {
  /** Shown on error pages and in every log line of this request. */
  readonly requestId: string;
  readonly log: Log;
  readonly services: Services;
  /** Scheme and host under which the public reaches this server. */
  readonly origin: string;
  /** Number used once that lets this page's own inline scripts pass; on hydrated pages only. */
  readonly nonce?: string;
  /** The network address of whoever asks, as far as the configured proxies can be believed. */
  readonly address: string;
  /** Set when a read failed, whatever is shown in its place: such a page is never cached as fresh. */
  degraded: boolean;
  /** Set when a read failed and nothing older stood in for it: the page says so, with a 503. */
  isIncomplete: boolean;
  /** What was read for this page, by name: cached with the page, for when the database does not answer. */
  readonly reads: Map<string, unknown>;
  /**
   * What was read last for a cached page.
   * @param path another page's; without it this one's
   * @returns undefined where there is none
   */
  lastGood(name: string, path?: string): unknown;
  /** The page's bytes once it has been rendered; absent where the router answers without a page. */
  body?: Uint8Array<ArrayBuffer>;
  /** Origins of images shown by address, added to this page's image policy only. */
  readonly imageHosts: Set<string>;
  /** Origins of frames that the page may open after a click, added to its policy only. */
  readonly frameHosts: Set<string>;
}

export const requestContext = createContext<RequestContext>();
