import { useCallback, useEffect, useRef, useState } from "react";
import { useSignInRequest } from "#app/admin/shell/session.tsx";
import { type NotSent, type SentFile, sendFile } from "./send-file.ts";

export interface Upload<Sent = unknown> {
  key: number;
  name: string;
  progress: number;
  isPreparing?: boolean;
  sent?: Sent;
  error?: string;
}

interface UploadsOptions<Sent> {
  address: string;
  refusalOf(file: File): string | undefined;
  prepare?(file: File): Promise<File | string>;
  messageOf(reason: NotSent): string;
  onSent(sent: Sent, file: File): void;
  onFailed?(error: string, file: File): void;
}

export function useUploads<Sent>(options: UploadsOptions<Sent>) {
  const [uploads, setUploads] = useState<readonly Upload<Sent>[]>([]);
  const nextKey = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  const requestSignIn = useSignInRequest();
  const current = useRef(options);
  current.current = options;

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    (files: Iterable<File>, fields: Record<string, string> = {}): Promise<string[]> => {
      const chosen = [...files].map((file) => ({ key: nextKey.current++, file }));
      const failures: string[] = [];
      let isCancelled = false;
      const change = (key: number, values: Partial<Upload<Sent>>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
      const sendSignedIn = async (key: number, file: File): Promise<SentFile<Sent>> => {
        if (isCancelled) return { notSent: "failed" };
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        form.set("arquivo", file);
        const answer = await sendFile<Sent>({
          address: current.current.address,
          form,
          onProgress: (progress) => change(key, { progress }),
          signal: leaving.current?.signal,
        });
        if (!("notSent" in answer) || answer.notSent !== "signed-out") return answer;
        return new Promise((resolve) =>
          requestSignIn(
            () => resolve(sendSignedIn(key, file)),
            () => {
              isCancelled = true;
              resolve({ notSent: "failed" });
            },
          ),
        );
      };
      const sendOne = async (key: number, file: File) => {
        const fail = (error: string) => {
          failures.push(chosen.length > 1 ? `${file.name}: ${error}` : error);
          change(key, { error });
          current.current.onFailed?.(error, file);
        };
        const refusal = current.current.refusalOf(file);
        if (refusal) return fail(refusal);
        change(key, { isPreparing: true });
        const prepared = await (current.current.prepare?.(file) ?? file);
        change(key, { isPreparing: false });
        if (leaving.current?.signal.aborted) return;
        if (typeof prepared === "string") return fail(prepared);
        const answer = await sendSignedIn(key, prepared);
        if (leaving.current?.signal.aborted) return;
        if ("error" in answer) return fail(answer.error);
        if ("notSent" in answer) return fail(current.current.messageOf(answer.notSent));
        change(key, { sent: answer.sent, progress: 1 });
        current.current.onSent(answer.sent, file);
      };
      const added = chosen.map(({ key, file }) => ({ key, name: file.name, progress: 0 }));
      setUploads((all) => [...all, ...added]);
      const done = line.current.then(async () => {
        for (const { key, file } of chosen) await sendOne(key, file);
        return failures;
      });
      line.current = done;
      return done;
    },
    [requestSignIn],
  );

  const clear = useCallback(() => setUploads((all) => all.filter(isRunning)), []);
  return { uploads, isUploading: uploads.some(isRunning), send, clear };
}

function isRunning({ sent, error }: Upload): boolean {
  return sent === undefined && error === undefined;
}
