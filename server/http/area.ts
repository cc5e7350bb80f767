/** What an address is allowed to be: the form of a row of areas.ts. */
/** The database role under which the route's statements run. */
type Identity =
  | "anonimo"
  | "paciente"
  /** A signed-in person, with their own role. */
  | "staff"
  | "auth"
  | "none";

export interface Area {
  readonly identity: Identity;
  /** The largest body of a POST; 0 where no form is accepted. */
  readonly bodyBytes: number;
  /** RFC 8058: the token in the address is the proof, so other origins' forms are accepted and cookies ignored. */
  readonly takesForeignForms?: boolean;
  /** Any site's script may read the answers, because they depend on no cookie; a preflight is answered. */
  readonly allowsAnyOrigin?: boolean;
  readonly streamsBody?: boolean;
  /** The answer has no size limit and is sent while it is generated. */
  readonly streamsAnswer?: boolean;
  /** The `Cache-Control` of answers that do not depend on the caller's identity. */
  readonly cacheControl: string;
  readonly policy: "public" | "back-office" | "bare";
  /** Search engines may list these pages; every other answer carries `noindex`. */
  readonly isListed?: boolean;
  /** Visitors get the closed page here while the clinic shows its site to the team only (team-only.ts). */
  readonly closesForVisitors?: boolean;
  /** The pages are hydrated in the browser and get a nonce for it. */
  readonly hydrates?: boolean;
  /** Written as in app/routes.ts: `:name` is one segment, a final `*` any path below. */
  readonly paths: Readonly<Record<string, Address>>;
}

export interface Address {
  /** The page is cached under its path and these query names; no other query name reaches it. */
  readonly cachedUnder?: readonly string[];
  /** True for an address that search engines may list although its area is not listed; its page is not cached. */
  readonly isListed?: boolean;
}
