import { href, redirect, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { asStaff } from "#server/auth/as-staff.ts";
import { readSlips } from "../slip/read-slips.server.ts";
import { Slip } from "../slip/slip.tsx";
import type { Route } from "./+types/comprovantes.ts";
import { readChosen } from "./chosen.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const ids = readChosen(args.request);
  if (ids.length === 0) return redirect(href("/admin/laudos"));
  const slips = await readSlips(work, ids);
  return { slips, missing: ids.length - slips.length };
}

export default function ComprovantesPage() {
  const { slips, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="print:hidden">
        <ScreenHead
          text="Cada um sai em uma folha A6. Quem lê o QR code chega à página de resultados com o protocolo preenchido."
          title={slips.length === 1 ? "1 comprovante" : `${slips.length} comprovantes`}
        >
          <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
          {slips.length > 0 && (
            <Button icon="print" variant="filled" onPress={() => window.print()}>
              Imprimir
            </Button>
          )}
        </ScreenHead>
        {missing > 0 && (
          <p className="mb-4">
            {missing === 1
              ? "Um laudo selecionado está anulado e não tem comprovante."
              : `${missing} laudos selecionados estão anulados e não têm comprovante.`}
          </p>
        )}
        {slips.length === 0 && (
          <EmptyState
            icon="print"
            text="Um laudo anulado não tem comprovante."
            title="Nada para imprimir"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-4 print:block">
        {slips.map((slip) => (
          <Slip key={slip.laudo.protocolo} {...slip} />
        ))}
      </div>
    </>
  );
}
