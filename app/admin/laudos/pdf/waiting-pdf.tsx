import { useRef, useState } from "react";
import { Form, href, useSubmit } from "react-router";
import { FinderField } from "#app/admin/parts/finder-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { type Integridade, shortSignatureText } from "#domain/laudos/assinaturas.ts";
import type { Anexo } from "#domain/laudos/laudos.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { Anexos } from "./anexos.tsx";

interface WaitingPdfProps {
  pdf: {
    id: string;
    nome_arquivo: string;
    bytes: number;
    integridade: Integridade;
    anexos: readonly Anexo[];
    paginas: number;
    criado_em: Date;
    protocolo: string | null;
  };
}

export function WaitingPdf({ pdf }: WaitingPdfProps) {
  const { id, nome_arquivo, bytes, integridade, anexos, paginas, criado_em, protocolo } = pdf;
  const [isConfirming, setIsConfirming] = useState(false);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const fieldId = `fila-${id}`;
  const signature = shortSignatureText(integridade);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-neutro-200 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium">{nome_arquivo}</p>
        <p className="text-sm text-neutro-700 tabular-nums">
          {[
            `${Math.max(1, Math.round(bytes / 1024)).toLocaleString("pt-BR")} KB`,
            paginas > 0 && (paginas === 1 ? "1 página" : `${paginas} páginas`),
            `enviado em ${formatDateTime(criado_em)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {signature && (
            <Badge tone={integridade === "alterada" ? "warning" : "neutral"}>{signature}</Badge>
          )}
          <a
            aria-label={`Abrir ${nome_arquivo}`}
            className="link text-sm"
            href={`/admin/laudos/pdf/${id}`}
            rel="noopener"
            target="_blank"
          >
            Abrir
          </a>
        </p>
        <Anexos anexos={anexos} />
      </div>
      <div className="flex items-end gap-2">
        <Form className="flex min-w-0 flex-1 flex-wrap items-end gap-2" method="post" ref={form}>
          <input name="formulario" type="hidden" value="associar" />
          <input name="id" type="hidden" value={id} />
          <div className="min-w-0 flex-1 basis-56">
            <FinderField
              address={href("/admin/laudos/procurar")}
              field={fieldState("laudo_id", { id: fieldId })}
              label={
                <>
                  Laudo<span className="sr-only"> de {nome_arquivo}</span>
                </>
              }
              nothing="Nenhum laudo em análise encontrado."
              placeholder={protocolo ?? "Protocolo, nome ou CPF"}
            />
          </div>
          <Button type="submit">Associar</Button>
        </Form>
        <IconButton
          aria-label={`Excluir ${nome_arquivo}`}
          icon="trash"
          variant="danger"
          onPress={() => setIsConfirming(true)}
        />
      </div>
      <AlertDialog
        cancel="Cancelar"
        confirm="Excluir"
        isOpen={isConfirming}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          submit({ formulario: "excluir", id }, { method: "post" });
        }}
        question="Tem certeza que deseja excluir este PDF?"
      >
        {nome_arquivo} sai da fila e do servidor, e não volta. Nenhum laudo usa este arquivo.
      </AlertDialog>
    </li>
  );
}
