/** What equipment may take up; docs/decisions/images-receiving.md says why. */
export const LIMITS = {
  associations: 12,
  associationsOfPeer: 4,
  /** Connections that are told that they are unknown; more are closed at once. */
  unknown: 16,
  /** Of a protocol data unit; the library reads one after the other. */
  pduBytes: 128 * 1024,
  /** Of the unit with which an association is requested. */
  requestBytes: 64 * 1024,
  /** A unit must arrive within this time, once it has begun. */
  pduMs: 30_000,
  /** Between two units, and before the first one. */
  idleMs: 60_000,
  associationMs: 6 * 3_600_000,
  associationBytes: 64 * 1024 ** 3,
  instances: 20_000,
  /** Of a command, and of a query. */
  commandBytes: 16 * 1024,
  queryBytes: 64 * 1024,
  /** A sender that takes less at once would make the library write without end. */
  leastPduBytes: 1024,
} as const;
