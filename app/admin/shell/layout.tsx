/** The back office: only for those who are signed in, and the only pages that wake up in the browser. */
import { useState } from "react";
import { I18nProvider } from "react-aria-components";
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs as ShouldRevalidate,
  useLoaderData,
} from "react-router";
import { ToastProvider } from "#app/ui/controls/toasts.tsx";
import { UnsavedChanges } from "#app/ui/controls/unsaved-changes.tsx";
import { requireStaff } from "#server/auth/staff.ts";
import { isDatabaseAway } from "#server/db/error-kind.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { countNew } from "./count-new.server.ts";
import { FlashToast } from "./flash-toast.tsx";
import { ScreenUnavailable } from "./screen-unavailable.tsx";
import { SessionProvider } from "./session.tsx";
import { Shell } from "./shell.tsx";
import { readSidebarCookie } from "./sidebar-cookie.ts";
import { listCommonSidebarGroups, listSidebarGroups } from "./sidebar-entries.ts";
import { type Usuario, UsuarioContext } from "./use-usuario.ts";

export const handle = { hydrates: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireStaff(inHand, request).catch((error: unknown) => {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  });
  const { nome_clinica } = await readSettings(inHand);
  const { flash, headers } = readFlash(inHand, request);
  const frame = {
    clinica: nome_clinica,
    isSidebarOpen: readSidebarCookie(request.headers.get("cookie")),
    flash,
  };
  // Nobody is known: a frame that tells nothing of anybody, with what failed in it.
  if (!staff) return data({ ...frame, usuario: null, novas: null }, { headers, status: 503 });
  const novas = await countNew(inHand, request, staff);
  return data({ ...frame, usuario: staff.usuario, novas }, { headers });
}

/**
 * Only after something was sent: a step to another screen asks for that screen alone, whose own
 * loader guards it, and a failure on the way leaves the frame standing.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidate) {
  return formMethod !== undefined && formMethod !== "GET" && defaultShouldRevalidate;
}

export default function AdminLayout() {
  const { clinica, isSidebarOpen, flash, novas, ...loaded } = useLoaderData<typeof loader>();
  const usuario = useKnown(loaded.usuario);
  const frame = { clinica, isSidebarOpen, novas, usuario };
  return (
    <I18nProvider locale="pt-BR">
      <meta content="noindex" name="robots" />
      <ToastProvider>
        <FlashToast flash={flash} />
        {usuario ? (
          <UsuarioContext value={usuario}>
            <SessionProvider email={usuario.email}>
              <Shell {...frame} groups={listSidebarGroups(usuario.tipo_usuario)}>
                <UnsavedChanges>
                  <Outlet />
                </UnsavedChanges>
              </Shell>
            </SessionProvider>
          </UsuarioContext>
        ) : (
          <Shell {...frame} groups={listCommonSidebarGroups()}>
            <ScreenUnavailable onRetry={() => window.location.reload()} />
          </Shell>
        )}
      </ToastProvider>
    </I18nProvider>
  );
}

/** The current user is remembered while the frame is open, so that a failed read closes no screen. */
function useKnown(usuario: Usuario | null): Usuario | null {
  const [known, setKnown] = useState(usuario);
  if (usuario && usuario !== known) setKnown(usuario);
  return usuario ?? known;
}
