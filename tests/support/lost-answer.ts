/** What the driver throws if a connection ends after PostgreSQL has committed and before it has answered. */
export function loseAnswer(): never {
  throw Object.assign(new Error("the connection ended"), { code: "CONNECTION_CLOSED" });
}
