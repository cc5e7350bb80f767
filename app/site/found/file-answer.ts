/** Answers of the few addresses that end like a file but are made from what is saved. */
export function fileAnswer(body: string, type: string): Response {
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}

/** Better no list than half of one: whoever asked comes back. */
export function fileAway(): Response {
  return new Response("Indisponível no momento\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "120" },
  });
}
