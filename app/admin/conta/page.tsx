import { useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { describeDispositivo } from "#domain/contas/dispositivo.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { hasSecondFactor } from "#server/auth/second-factor/second-factor.ts";
import { listSessions } from "#server/data/people/sessions.ts";
import type { Route } from "./+types/page.ts";
import { SecondFactor } from "./second-factor.tsx";
import { SenhaForm } from "./senha-form.tsx";
import { Sessions } from "./sessions.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { context, request, staff, transaction } = await asStaff(args, "open", "conta");
  const [sessions, isProtected] = await Promise.all([
    transaction((tx) => listSessions(tx, staff.usuario)),
    hasSecondFactor(context, request),
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
