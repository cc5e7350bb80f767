import { Form, href, useLoaderData, useSearchParams } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/period.ts";

const MONTH_MS = 30 * DAY_MS;

export async function loader(args: Route.LoaderArgs) {
  await asStaff(args, "open", "laudos");
  const now = Date.now();
  return { de: isoDate(new Date(now - MONTH_MS)), ate: isoDate(new Date(now)) };
}

export default function ExportarAcessosPage() {
  const period = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isWrong = search.has("erro");
  const field = (name: "de" | "ate") =>
    fieldState(name, {
      id: `acessos-${name}`,
      defaultValue: search.get(name) ?? period[name],
      errors: isWrong && name === "ate" ? ["Confira as duas datas do período."] : undefined,
    });
  return (
    <>
      <ScreenHead
        text="Uma planilha com cada leitura e cada mudança do período: quem, quais pacientes, quais dados, quando e de onde. É o que a ANPD pede depois de um incidente. Guarde o arquivo com cuidado: ele traz nomes."
        title="Exportar acessos"
      >
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
      </ScreenHead>
      <Form
        action={href("/admin/laudos/acessos/exportar")}
        aria-label="Período"
        className="grid max-w-xl gap-5"
        reloadDocument
      >
        <div className="form-pair">
          <DateField field={field("de")} label="De" required />
          <DateField
            description="O dia inteiro está incluído."
            field={field("ate")}
            label="Até"
            required
          />
        </div>
        <div>
          <Button icon="download" variant="filled" type="submit">
            Exportar acessos
          </Button>
        </div>
      </Form>
    </>
  );
}
