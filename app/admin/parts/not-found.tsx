import { data, type LoaderFunctionArgs } from "react-router";
import { can, SCREENS } from "#domain/permissions.ts";
import { requireStaff } from "#server/auth/staff.ts";
import { requestContext } from "#server/http/request-context.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { usuario } = await requireStaff(context.get(requestContext), request);
  const screen = SCREENS.find(({ path }) => path === `/${params["*"]}`);
  const isForbidden = screen && !can(usuario.tipo_usuario, "open", screen.thing);
  throw data(null, { status: isForbidden ? 403 : 404 });
}

export const action = loader;

export default function NotFoundScreen() {
  return null;
}
