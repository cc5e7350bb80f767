/** Answers for addresses that end like a file but are computed from saved data. */
export function fileAnswer(body: string, type: string): Response {
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}

/** 503 instead of an incomplete list, because crawlers then try again. */
export function fileUnavailable(): Response {
  return new Response("Indisponível no momento\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "120" },
  });
}
