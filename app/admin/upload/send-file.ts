interface SendFileOptions {
  address: string;
  form: FormData;
  onProgress(share: number): void;
  signal?: AbortSignal;
}

export type NotSent = "signed-out" | "forbidden" | "offline" | "failed";

export type SentFile<Body> = { sent: Body } | { error: string } | { notSent: NotSent };

/** Uses XMLHttpRequest, because fetch does not report an upload's progress. The promise never rejects. */
export function sendFile<Body>(options: SendFileOptions): Promise<SentFile<Body>> {
  const { address, form, onProgress, signal } = options;
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open("POST", address);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(toAnswer<Body>(request));
    request.onerror = () => resolve({ notSent: "offline" });
    request.onabort = () => resolve({ notSent: "offline" });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function toAnswer<Body>({ status, response }: XMLHttpRequest): SentFile<Body> {
  if (status === 200) return { sent: response as Body };
  if (status === 401) return { notSent: "signed-out" };
  if (status === 403) return { notSent: "forbidden" };
  const error = (response as { error?: unknown } | null)?.error;
  return typeof error === "string" ? { error } : { notSent: "failed" };
}
