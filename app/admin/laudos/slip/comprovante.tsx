import { data, href, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/comprovante.ts";
import { readSlips } from "./read-slips.server.ts";
import { Slip } from "./slip.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const [slip] = await readSlips(work, [args.params.id]);
  if (!slip) throw data(null, { status: 404 });
  return slip;
}

export default function ComprovantePage() {
  const slip = useLoaderData<typeof loader>();
  const { protocolo } = slip.laudo;
  return (
    <>
      <div className="print:hidden">
        <ScreenHead
          text="Sai em uma folha A6. Quem lê o QR code chega à página de resultados com o protocolo preenchido."
          title={`Comprovante ${protocolo}`}
        >
          <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
          <Button icon="print" variant="filled" onPress={() => window.print()}>
            Imprimir
          </Button>
        </ScreenHead>
      </div>
      <Slip {...slip} />
    </>
  );
}
