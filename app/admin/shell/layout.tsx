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
import { iconeFiles, parseLogo } from "#domain/midia/logo.ts";
import { requireStaff } from "#server/auth/staff.ts";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { countNew } from "./count-new.server.ts";
import { FlashToast } from "./flash-toast.tsx";
import { ScreenUnavailable } from "./screen-unavailable.tsx";
import { SessionProvider } from "./session.tsx";
import { Shell } from "./shell.tsx";
import { readSidebarCookie } from "./sidebar-cookie.ts";
import {
  listCommonSidebarGroups,
  listSidebarGroups,
  type SidebarGroup,
} from "./sidebar-entries.server.ts";
import { type Usuario, UsuarioContext } from "./use-usuario.ts";

export const handle = { hydrates: true };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const current = context.get(requestContext);
  const staff = await requireStaff(current, request).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return undefined;
    throw error;
  });
  const { nome_clinica, logo_url, icone_url } = await readSettings(current);
  const { flash, headers } = readFlash(current, request);
  const frame = {
    clinica: nome_clinica,
    logo: parseLogo(logo_url),
    icones: iconeFiles(icone_url),
    isSidebarOpen: readSidebarCookie(request.headers.get("cookie")),
    flash,
  };
  // Without the database the user is unknown. The frame then shows nothing personal and explains the failure.
  if (!staff) {
    const common = { usuario: null, novas: null, groups: listCommonSidebarGroups() };
    return data({ ...frame, ...common }, { headers, status: 503 });
  }
  const novas = await countNew(current, request, staff, params.id);
  const { usuario } = staff;
  const groups = listSidebarGroups(usuario.tipo_usuario);
  return data({ ...frame, usuario, novas, groups }, { headers });
}

/** Reloads this data only after a form was sent, because a failed reload would replace the screen by an error page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidate) {
  return formMethod !== undefined && formMethod !== "GET" && defaultShouldRevalidate;
}

export default function AdminLayout() {
  const { clinica, logo, isSidebarOpen, flash, novas, ...loaded } = useLoaderData<typeof loader>();
  const { usuario, groups } = useKnown(loaded);
  const frame = { clinica, logo, isSidebarOpen, novas, usuario, groups };
  return (
    <I18nProvider locale="pt-BR">
      <meta content="noindex" name="robots" />
      <ToastProvider>
        <FlashToast flash={flash} />
        {usuario ? (
          <UsuarioContext value={usuario}>
            <SessionProvider email={usuario.email}>
              <Shell {...frame}>
                <UnsavedChanges>
                  <Outlet />
                </UnsavedChanges>
              </Shell>
            </SessionProvider>
          </UsuarioContext>
        ) : (
          <Shell {...frame}>
            <ScreenUnavailable onRetry={() => window.location.reload()} />
          </Shell>
        )}
      </ToastProvider>
    </I18nProvider>
  );
}

interface Known {
  usuario: Usuario | null;
  groups: SidebarGroup[];
}

/** Remembers the user who was read last, so that an unavailable database does not close the current screen. */
function useKnown(loaded: Known): Known {
  const [known, setKnown] = useState(loaded);
  if (loaded.usuario && loaded.usuario !== known.usuario) setKnown(loaded);
  return loaded.usuario ? loaded : known;
}
