import { expect, test } from "vitest";
import { compareRecords } from "./record-values.ts";

const LABELS = { nome: "Nome", "cores.primaria": "Cor primária", "links.whatsapp": "WhatsApp" };

test("two versions are compared field by field, within a field by its path, in words", () => {
  const mine = {
    nome: "Ipê",
    cores: { primaria: "#111111" },
    links: { whatsapp: "5567934410000" },
  };
  expect(compareRecords(LABELS, mine, { nome: "", cores: null })).toEqual([
    { label: "Nome", mine: "Ipê", theirs: "vazio" },
    { label: "Cor primária", mine: "#111111", theirs: "vazio" },
    { label: "WhatsApp", mine: "(67) 93441-0000", theirs: "vazio" },
  ]);
});
