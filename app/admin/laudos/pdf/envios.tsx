import { useRef } from "react";
import { href, useActionData, useLoaderData, useRevalidator } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useAnswerToast } from "#app/admin/form/use-answer-toast.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { LIST_STYLES } from "#app/admin/record/list/list-styles.ts";
import { DropBox, FileInput, UploadBar } from "#app/admin/upload/drop-box.tsx";
import type { Upload } from "#app/admin/upload/use-uploads.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { filaForm } from "#domain/laudos/laudo-registro.ts";
import { findProtocolo } from "#domain/laudos/protocolo.ts";
import { readListPosition } from "#domain/listas/list-position.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudoStatus } from "#server/data/laudos/laudos.ts";
import {
  discardVersao,
  getVersao,
  listUnmatchedVersoes,
  matchVersao,
} from "#server/data/laudos/versoes.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/envios.ts";
import { type SentPdf, usePdfUploads } from "./use-pdf-uploads.ts";
import { WaitingPdf } from "./waiting-pdf.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "laudos");
  const position = readListPosition(new URL(args.request.url).searchParams);
  const found = await work.tryRead((tx) => listUnmatchedVersoes(tx, position));
  const rows = found?.rows.map(
    ({ id, nome_arquivo, bytes, integridade, anexos, paginas, criado_em }) => ({
      id,
      nome_arquivo,
      bytes,
      integridade,
      anexos,
      paginas: paginas.length,
      criado_em,
      protocolo: findProtocolo(nome_arquivo) ?? null,
    }),
  );
  return { waiting: found && rows ? { ...found, rows } : null };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "laudos");
  return answerForm(work, {
    schema: filaForm,
    invalid: () => answerError("Escolha o laudo na lista que aparece ao digitar.", 400),
    async do(value) {
      if (value.formulario === "associar") {
        const { id: versaoId, laudo_id: laudoId } = value;
        const result = await work.transaction(async (tx) => {
          const laudo = await getLaudoStatus(tx, laudoId);
          if (laudo && laudo.status !== "em_analise") return "released";
          return matchVersao(tx, { versaoId, laudoId });
        });
        if (result !== "matched") return answerError(REFUSALS[result], 409);
        return answerDone("PDF associado ao laudo.");
      }
      const { id } = value;
      const gone = await work.transaction(async (tx) => {
        const versao = await getVersao(tx, id);
        const arquivo = await discardVersao(tx, id);
        return arquivo && { arquivo, paginas: versao?.paginas.length ?? 0 };
      });
      if (!gone) return answerError("Este PDF já não estava na fila.", 409);
      const { removeStoredPdf } = await import("#server/pdf/stored-pdf.ts");
      await removeStoredPdf(work.context.services.storage, gone.arquivo, gone.paginas);
      return answerDone("PDF excluído.");
    },
  });
}

const REFUSALS = {
  missing: "Este laudo não recebe mais PDF.",
  released: "Este laudo já foi liberado: para trocar o PDF, use Retificar.",
  taken: "Este PDF já foi associado a um laudo.",
};

export const clientAction = keepTyped;

export default function EnviosPage() {
  const { waiting } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { uploads, isUploading, send, clear } = usePdfUploads({
    matches: true,
    onSent: () => revalidate(),
  });
  useAnswerToast(useActionData<typeof action>());
  if (!waiting) return <FailedLoad text="Erro ao carregar os PDFs" />;
  return (
    <>
      <ScreenHead
        text="Um arquivo com o protocolo no nome (por exemplo 2026-AB3CD-9EFGH.pdf) encontra o seu laudo sozinho. Os outros esperam na fila."
        title="Enviar PDFs"
      >
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
      </ScreenHead>
      <DropZone isUploading={isUploading} onFiles={send} />
      {uploads.length > 0 && (
        <section aria-label="Envios" className="mt-6">
          <ul className={LIST_STYLES.list}>
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
          </ul>
          {!isUploading && (
            <div className="mt-3">
              <Button variant="quiet" onPress={clear}>
                Limpar esta lista
              </Button>
            </div>
          )}
        </section>
      )}
      <h2 className="mt-10 mb-3 text-xl">Na fila, sem laudo</h2>
      {waiting.rows.length === 0 ? (
        <EmptyState
          icon="check"
          text="Todo PDF enviado está com o seu laudo."
          title="Nada na fila"
        />
      ) : (
        <ul aria-label="PDFs sem laudo" className={LIST_STYLES.list}>
          {waiting.rows.map((pdf) => (
            <WaitingPdf key={pdf.id} pdf={pdf} />
          ))}
        </ul>
      )}
      <Pagination
        hrefOf={(position) => href("/admin/laudos/envios") + formatFilters(position)}
        page={waiting}
      />
    </>
  );
}

interface DropZoneProps {
  isUploading: boolean;
  onFiles(files: File[]): void;
}

function DropZone({ isUploading, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DropBox className="grid justify-items-center gap-3 border-2 p-8 text-center" onFiles={onFiles}>
      <Icon className="size-7 text-neutro-600" name="upload" />
      <p>
        Arraste os PDFs para cá, quantos quiser.
        <span className="block text-sm text-neutro-700">
          PDF de até 20 MB cada, sem senha e sem ações (JavaScript, formulários que enviam dados,
          mídia).
        </span>
      </p>
      <FileInput
        accept="application/pdf,.pdf"
        aria-label="PDFs para enviar"
        multiple
        onFiles={onFiles}
        ref={chooser}
      />
      <Button icon="plus" variant="filled" onPress={() => chooser.current?.click()}>
        {isUploading ? "Escolher mais" : "Escolher arquivos"}
      </Button>
    </DropBox>
  );
}

function UploadRow({ upload: { name, progress, sent, error } }: { upload: Upload<SentPdf> }) {
  return (
    <li className="grid gap-1 border-t border-neutro-200 py-2.5">
      <span className="font-medium">{name}</span>
      {error !== undefined && (
        <p className="flex gap-1.5 text-sm font-medium text-erro" role="alert">
          <Icon className="mt-0.5 size-4" name="alert" />
          {error}
        </p>
      )}
      {!sent && error === undefined && <UploadBar name={name} progress={progress} />}
      {sent && (
        <p className="flex gap-1.5 text-sm text-neutro-800" role="status">
          <Icon
            className={`mt-0.5 size-4 ${sent.laudo ? "text-certo" : "text-aviso"}`}
            name={sent.laudo ? "check" : "clock"}
          />
          {sent.laudo
            ? `Associado a ${sent.laudo.protocolo}, ${sent.laudo.paciente_nome}`
            : `Na fila. ${sent.note ?? "O nome não traz um protocolo."}`}
        </p>
      )}
    </li>
  );
}
