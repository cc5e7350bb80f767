/** Minha conta: one's own password, where one is signed in, and the second factor. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { describeDispositivo } from "#domain/contas/dispositivo.ts";
import { hasSecondFactor } from "#server/auth/second-factor/second-factor.ts";
import { requireScreen } from "#server/auth/staff.ts";
import { listSessions } from "#server/data/people/sessions.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";
import { SecondFactor } from "./second-factor.tsx";
import { SenhaForm } from "./senha-form.tsx";
import { Sessions } from "./sessions.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "conta");
  const [sessions, isProtected] = await Promise.all([
    staffTransaction(inHand, request, staff, (tx) => listSessions(tx, staff.usuario)),
    hasSecondFactor(inHand, request),
  ]);
  return {
    sessions: sessions.map(({ user_agent, ...session }) => ({
      ...session,
      device: describeDispositivo(user_agent),
      isThis: session.id === staff.sessionId,
    })),
    isProtected,
  };
}

export default function ContaPage() {
  const { sessions, isProtected } = useLoaderData<typeof loader>();
  const { nome, email } = useUsuario();
  return (
    <>
      <ScreenHead text={`${nome}, ${email}`} title="Minha conta" />
      <div className="grid max-w-3xl gap-6">
        <SenhaForm />
        <Sessions sessions={sessions} />
        <SecondFactor isOn={isProtected} />
      </div>
    </>
  );
}
