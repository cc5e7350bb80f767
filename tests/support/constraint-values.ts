export const week = { dom: [], seg: [], ter: [], qua: [], qui: [], sex: [], sab: [] };
export const open = { abre: "07:00", fecha: "18:00" };
export const hours = (seg: unknown, rest: object = {}) => ({
  recepcao: { ...week, seg },
  exames: week,
  ...rest,
});
export const many = (length: number, item: unknown) => Array.from({ length }, () => item);
export const foto = { url: "/arquivos/a.webp", titulo: "a", descricao: "" };
export const item = { icone: "Heart", titulo: "a", descricao: "" };
