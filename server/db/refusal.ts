import { AppError } from "#server/errors.ts";
import { isNotPermitted, isSignedOut } from "./error-kind.ts";

export function toRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isSignedOut(error)) {
    return new AppError({
      status: 401,
      id: "signed-out",
      message: "Sua sessão terminou.",
      action: "Entre de novo.",
      cause: error,
    });
  }
  return isNotPermitted(error) ? notPermitted(error) : error;
}

export function notPermitted(cause?: unknown): AppError {
  return new AppError({
    status: 403,
    id: "not-permitted",
    message: "Acesso negado.",
    action: "Peça a quem administra o site que confira as suas permissões.",
    cause,
  });
}
