import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";

export function HideSamples({ areHidden }: { areHidden: boolean }) {
  return (
    <Form action={href("/admin/exemplos")} method="post" preventScrollReset>
      <input name="ocultar" type="hidden" value={areHidden ? "nao" : "sim"} />
      <p className="mb-2 text-neutro-700">
        {areHidden
          ? "O site não mostra depoimentos nem números de exemplo."
          : "Depoimentos e números de exemplo podem sair do site até que haja os da clínica."}
      </p>
      <Button type="submit">{areHidden ? "Mostrar exemplos" : "Ocultar exemplos"}</Button>
    </Form>
  );
}
