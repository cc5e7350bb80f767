/** Limits for equipment; docs/decisions/images-receiving.md gives the reasons. */
export const LIMITS = {
  associations: 12,
  associationsOfPeer: 4,
  /** Connections from unknown IP addresses that get a rejection message; further connections are closed without one. */
  unknown: 16,
  /** Bytes of one protocol data unit (PDU). */
  pduBytes: 128 * 1024,
  /** Bytes of the unit that requests an association. */
  requestBytes: 64 * 1024,
  /** Time from the first to the last byte of a unit. */
  pduMs: 30_000,
  /** Silence between two units, and before the first. */
  idleMs: 60_000,
  associationMs: 6 * 3_600_000,
  associationBytes: 64 * 1024 ** 3,
  instances: 20_000,
  /** Bytes of a command; `queryBytes` limits a query. */
  commandBytes: 16 * 1024,
  queryBytes: 64 * 1024,
  /** The shortest units that a sender may demand; with still shorter ones the library would write endlessly. */
  leastPduBytes: 1024,
} as const;
