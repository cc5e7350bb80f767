import { type SubmitEvent, useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import { Spinner } from "#app/ui/controls/spinner.tsx";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { imagemUrl } from "#domain/midia/imagem.ts";
import { type Bucket, MIDIA_LIMITS, type Midia } from "#domain/midia/midia.ts";
import { Thumbnail } from "./thumbnail.tsx";
import type { UploadedImage } from "./use-image-upload.ts";

interface LibraryDialogProps {
  bucket?: Bucket | undefined;
  onCancel(): void;
  onChoose(image: UploadedImage): void;
}

interface LibraryPage {
  rows: Midia[] | null;
  previous: ListPosition | undefined;
  next: ListPosition | undefined;
}

export function LibraryDialog({ bucket, onCancel, onChoose }: LibraryDialogProps) {
  const [busca, setBusca] = useState("");
  const [query, setQuery] = useState<{ busca: string; position?: ListPosition }>({ busca: "" });
  const { load, data, state } = useFetcher<LibraryPage>();
  const keeper = useFetcher();
  useEffect(() => {
    const search = new URLSearchParams({
      busca: query.busca,
      ...(bucket && { bucket }),
      ...query.position,
    });
    load(`${href("/admin/midia/lista")}?${search}`);
  }, [bucket, query, load]);
  const onSearch = (event: SubmitEvent<HTMLFormElement>) => {
    // This search form is inside the record's form. Only the search must be submitted.
    event.preventDefault();
    event.stopPropagation();
    setQuery({ busca });
  };
  const choose = ({ chave, largura, altura, texto_alternativo }: Midia) => {
    // Prevents the daily job from deleting the image as unused before the form is saved.
    keeper.submit({ chave }, { method: "post", action: href("/admin/midia/lista") });
    onChoose({ url: imagemUrl(chave), width: largura, height: altura, texto_alternativo });
  };
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Biblioteca de mídia"
    >
      <form className="mt-4 flex flex-wrap items-end gap-2" onSubmit={onSearch}>
        <div className="min-w-0 flex-1 basis-48">
          <label className="block font-medium" htmlFor="biblioteca-busca">
            Buscar
          </label>
          <input
            className="control mt-1.5"
            id="biblioteca-busca"
            maxLength={MIDIA_LIMITS.busca}
            onChange={(event) => setBusca(event.target.value)}
            type="search"
            value={busca}
          />
        </div>
        <Button icon="search" type="submit">
          Buscar imagens
        </Button>
      </form>
      <div className="mt-4 max-h-[50vh] overflow-y-auto" aria-busy={state !== "idle"}>
        <Found data={data} isWaiting={state !== "idle"} onChoose={choose} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {data?.previous && (
          <Button onPress={() => setQuery({ ...query, position: data.previous })}>Anterior</Button>
        )}
        {data?.next && (
          <Button onPress={() => setQuery({ ...query, position: data.next })}>Próxima</Button>
        )}
        <Button className="ml-auto" onPress={onCancel}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
}

interface FoundProps {
  data: LibraryPage | undefined;
  isWaiting: boolean;
  onChoose(midia: Midia): void;
}

function Found({ data, isWaiting, onChoose }: FoundProps) {
  if (!data) return isWaiting ? <Spinner label="Carregando imagens..." /> : <FailedLibrary />;
  if (!data.rows) return <FailedLibrary />;
  if (data.rows.length === 0) {
    return <p className="py-6 text-neutro-700">Nenhuma imagem encontrada.</p>;
  }
  return (
    <ul aria-label="Imagens" className="grid grid-cols-2 gap-3 p-1 sm:grid-cols-4">
      {data.rows.map((midia) => (
        <li key={midia.id}>
          <button
            className="block w-full rounded-control border border-neutro-200 p-1.5 text-left hover:border-primaria-600"
            onClick={() => onChoose(midia)}
            type="button"
          >
            <Thumbnail className="aspect-[4/3] w-full" midia={midia} />
            <span className="mt-1 line-clamp-2 block text-sm">
              {midia.texto_alternativo || midia.nome || "Imagem sem nome"}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FailedLibrary() {
  return <p className="py-6 text-erro">Não foi possível carregar a biblioteca.</p>;
}
