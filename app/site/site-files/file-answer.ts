export function fileAnswer(body: string, type: string): Response {
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}

/** Crawlers try again after a 503, but would take an incomplete file for complete. */
export function fileUnavailable(): Response {
  return new Response("Indisponível no momento\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "120" },
  });
}
