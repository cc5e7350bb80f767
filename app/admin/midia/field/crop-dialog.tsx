import { type SyntheticEvent, useEffect, useMemo, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import { type Recorte, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from "#domain/midia/midia.ts";

export type CropShape = "square" | "portrait";

const ASPECTS: Readonly<Record<CropShape, number>> = { square: 1, portrait: 4 / 5 };

const ARIA_LABELS = {
  cropArea: "Área do recorte: mova com as setas do teclado",
  nwDragHandle: "Canto de cima, à esquerda: mude o tamanho com as setas",
  nDragHandle: "Lado de cima: mude o tamanho com as setas",
  neDragHandle: "Canto de cima, à direita: mude o tamanho com as setas",
  eDragHandle: "Lado direito: mude o tamanho com as setas",
  seDragHandle: "Canto de baixo, à direita: mude o tamanho com as setas",
  sDragHandle: "Lado de baixo: mude o tamanho com as setas",
  swDragHandle: "Canto de baixo, à esquerda: mude o tamanho com as setas",
  wDragHandle: "Lado esquerdo: mude o tamanho com as setas",
};

interface CropDialogProps {
  file: File;
  shape: CropShape;
  onCancel(): void;
  /** Gets undefined for an image that cannot be cropped: the browser cannot show it, or it has too many pixels. */
  onCrop(recorte: Recorte | undefined): void;
}

export function CropDialog({ file, shape, onCancel, onCrop }: CropDialogProps) {
  const [crop, setCrop] = useState<PercentCrop>();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const aspect = ASPECTS[shape];
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { width, height, naturalWidth, naturalHeight } = currentTarget;
    const isShrunk = file.size > UPLOAD_MAX_BYTES;
    if (!isShrunk && naturalWidth * naturalHeight > UPLOAD_MAX_PIXELS) return onCrop(undefined);
    const unit = "%" as const;
    const side = width / height > aspect ? { unit, height: 100 } : { unit, width: 100 };
    setCrop(centerCrop(makeAspectCrop(side, aspect, width, height), width, height));
  };
  return (
    <Dialog isOpen isWide onOpenChange={(isOpen) => !isOpen && onCancel()} title="Recortar imagem">
      <p className="mt-1 text-neutro-700">
        Arraste a área que vai aparecer no site, ou mova-a com as setas do teclado.
      </p>
      <div className="mt-4 grid justify-items-center">
        <ReactCrop
          ariaLabels={ARIA_LABELS}
          aspect={aspect}
          // On the picture itself, the library's stylesheet would override this maximum height.
          className="max-h-[55vh]"
          crop={crop}
          keepSelection
          minWidth={32}
          onChange={(_pixels, percent) => setCrop(percent)}
          ruleOfThirds
        >
          <img alt="Imagem escolhida" onError={() => onCrop(undefined)} onLoad={onLoad} src={url} />
        </ReactCrop>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>Cancelar</Button>
        <Button isDisabled={!crop} variant="filled" onPress={() => crop && onCrop(toRecorte(crop))}>
          Usar recorte
        </Button>
      </div>
    </Dialog>
  );
}

function toRecorte({ x, y, width, height }: PercentCrop): Recorte {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return { x: share(x), y: share(y), width: share(width), height: share(height) };
}
