/** The database role of the route's statements. */
type Identity =
  | "anonimo"
  | "paciente"
  /** The role of the signed-in person. */
  | "staff"
  | "auth"
  | "none";

export interface Area {
  readonly identity: Identity;
  /** The largest body of a POST; 0 where no form is accepted. */
  readonly bodyBytes: number;
  /** The token in the URL authorises the request (RFC 8058), so any origin may send forms; cookies are ignored. */
  readonly takesForeignForms?: boolean;
  /** Scripts of any site may read the answers (CORS), because no answer depends on a cookie. */
  readonly allowsAnyOrigin?: boolean;
  readonly streamsBody?: boolean;
  /** The route itself ends a body that arrives too slowly (sender-pace.ts), so a large upload may take hours. */
  readonly pacesBody?: boolean;
  readonly streamsAnswer?: boolean;
  /** The `Cache-Control` of answers that do not depend on the caller's identity. */
  readonly cacheControl: string;
  readonly policy: "public" | "back-office" | "bare";
  readonly isListed?: boolean;
  readonly closesForVisitors?: boolean;
  readonly hydrates?: boolean;
  /** Written as in app/routes.ts: `:name` is one segment, a final `*` any path below. */
  readonly paths: Readonly<Record<string, Address>>;
}

export interface Address {
  /** The page is cached by its path and by the values of these query names; other query names are removed. */
  readonly cachedUnder?: readonly string[];
  /** Search engines may list this URL although its area is not listed, but may not store a copy (`noarchive`). */
  readonly isListed?: boolean;
}
