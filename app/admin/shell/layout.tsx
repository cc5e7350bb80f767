/** The back office: only for those who are signed in, and the only pages that wake up in the browser. */
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
import { readFlash } from "#server/http/cookies/flash.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { countNew } from "./count-new.server.ts";
import { FlashToast } from "./flash-toast.tsx";
import { SessionProvider } from "./session.tsx";
import { Shell } from "./shell.tsx";
import { readSidebarCookie } from "./sidebar-cookie.ts";
import { listSidebarGroups } from "./sidebar-entries.ts";

export const handle = { hydrates: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireStaff(inHand, request);
  const { usuario } = staff;
  const { nome_clinica } = await readSettings(inHand);
  const { flash, headers } = readFlash(inHand, request);
  return data(
    {
      usuario,
      clinica: nome_clinica,
      isSidebarOpen: readSidebarCookie(request.headers.get("cookie")),
      flash,
      novas: await countNew(inHand, request, staff),
    },
    { headers },
  );
}

/**
 * Only after something was sent: a step to another screen asks for that screen alone, whose own
 * loader guards it, and a failure on the way leaves the frame standing.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidate) {
  return formMethod !== undefined && formMethod !== "GET" && defaultShouldRevalidate;
}

export default function AdminLayout() {
  const { usuario, clinica, isSidebarOpen, flash, novas } = useLoaderData<typeof loader>();
  return (
    <I18nProvider locale="pt-BR">
      <meta content="noindex" name="robots" />
      <ToastProvider>
        <FlashToast flash={flash} />
        <SessionProvider email={usuario.email}>
          <Shell
            clinica={clinica}
            groups={listSidebarGroups(usuario.tipo_usuario)}
            isSidebarOpen={isSidebarOpen}
            novas={novas}
            usuario={usuario}
          >
            <UnsavedChanges>
              <Outlet />
            </UnsavedChanges>
          </Shell>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>
  );
}
