/** The header that tells better-auth the client's IP address. A client's own header of this name is dropped. */
export const ADDRESS_HEADER = "x-clinica-ip";

const LONGEST_AGENT = 300;

export function authHeaders({ address }: { address: string }, { headers }: Request): Headers {
  return new Headers({
    cookie: headers.get("cookie") ?? "",
    "user-agent": (headers.get("user-agent") ?? "").slice(0, LONGEST_AGENT),
    [ADDRESS_HEADER]: address,
  });
}
