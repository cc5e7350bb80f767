/** Limits for equipment; docs/decisions/images-receiving.md gives the reasons. */
export const LIMITS = {
  associations: 12,
  associationsOfPeer: 4,
  /** The most open connections from unknown addresses that get a rejection. Further ones are closed at once. */
  unknown: 16,
  pduBytes: 128 * 1024,
  requestBytes: 64 * 1024,
  /** Time from the first to the last byte of a PDU. */
  pduMs: 30_000,
  idleMs: 60_000,
  associationMs: 6 * 3_600_000,
  associationBytes: 64 * 1024 ** 3,
  instances: 20_000,
  commandBytes: 16 * 1024,
  queryBytes: 64 * 1024,
  /** Peers that accept only shorter PDUs are rejected, because the library would write to them endlessly. */
  leastPduBytes: 1024,
} as const;
