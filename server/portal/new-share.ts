import {
  mensagemWhatsapp,
  whatsappShareHref,
} from "#domain/compartilhamentos/mensagem-whatsapp.ts";
import { formatShlink } from "#domain/compartilhamentos/shlink.ts";
import { formatDate } from "#domain/texto/datas.ts";
import type { NewCompartilhamento } from "#server/data/compartilhamentos/compartilhamentos.ts";

/** Applications show the label before the PIN is typed, so it says nothing about health. */
const LABEL = "Documento da clínica";

export type NewShare = ReturnType<typeof newShare>;

export function newShare(origin: string, created: NewCompartilhamento) {
  const { segredo, key, codigo, senha, expira_em } = created;
  const link = formatShlink(`${origin}/compartilhado`, {
    url: `${origin}/c/${segredo}`,
    key,
    exp: Math.floor(expira_em.getTime() / 1000),
    flag: "P",
    label: LABEL,
    v: 1,
  });
  const ate = formatDate(expira_em);
  return {
    link,
    codigo,
    senha,
    ate,
    endereco: `${origin}/compartilhado`.replace(/^https?:\/\//, ""),
    whatsapp: whatsappShareHref(mensagemWhatsapp({ link, ate })),
  };
}
