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
  /** Any origin may send forms, because the token in the URL authorises them (RFC 8058). */
  readonly takesForeignForms?: boolean;
  /** Scripts of any site may read the answers (CORS), because no answer depends on a cookie. */
  readonly allowsAnyOrigin?: boolean;
  readonly streamsBody?: boolean;
  /** No time limit applies, because the route itself ends a body that arrives too slowly (sender-pace.ts). */
  readonly pacesBody?: boolean;
  readonly streamsAnswer?: boolean;
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
  /** Overrides the area: search engines may list this URL, but may not store a copy (`noarchive`). */
  readonly isListed?: boolean;
}
