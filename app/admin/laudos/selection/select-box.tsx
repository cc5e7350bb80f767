export const SELECTION_FORM = "selecao";

interface SelectBoxProps {
  id: string;
  protocolo: string;
}

export function SelectBox({ id, protocolo }: SelectBoxProps) {
  return (
    <span className="-m-2 grid size-11 place-items-center lg:m-0 lg:size-9">
      <input
        aria-label={`Selecionar ${protocolo}`}
        className="size-5 accent-botao max-lg:size-6"
        data-select=""
        form={SELECTION_FORM}
        name="id"
        type="checkbox"
        value={id}
      />
    </span>
  );
}
