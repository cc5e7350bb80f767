/** @returns `ended` if the session or the permission has ended; undefined if reading fails */
export async function readJson<T>(
  path: string,
  signal: AbortSignal,
): Promise<T | "ended" | undefined> {
  try {
    const answer = await fetch(path, { signal, redirect: "manual" });
    if (answer.type === "opaqueredirect" || answer.status === 403) return "ended";
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
