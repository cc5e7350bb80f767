import { SITUACOES_INSCRITO, type SituacaoInscrito } from "#domain/mensagens/newsletter.ts";
import { textoConsentimento } from "#domain/pessoas/consentimentos.ts";
import { HOUR_MS } from "#domain/texto/durations.ts";
import { slugify } from "#domain/texto/slug.ts";
import type { inscritos } from "#server/db/schema/inscritos.ts";
import type { newsletterEnvios } from "#server/db/schema/newsletter-envios.ts";
import { demoId } from "./ids.ts";

const EACH = 100;

const FIRST = "Ana Beatriz Camila Davi Elisa Fábio Gilda Hélio Irene João".split(" ");
const LAST =
  "Alencar Barbosa Cáceres Dourado Espíndola Fontoura Godói Leite Martinez Nantes Ortega Pedroso Quadros Rezende Sanches Tavares Uchôa Vilalba Xavier Zanatta".split(
    " ",
  );

type Inscrito = typeof inscritos.$inferInsert;
type Envio = typeof newsletterEnvios.$inferInsert;

/** Domains below `.test` do not exist (RFC 2606), so nobody has these addresses. */
function emailOf(number: number): string {
  const first = FIRST[number % FIRST.length] ?? "";
  const last = LAST[Math.floor(number / FIRST.length) % LAST.length] ?? "";
  const again = Math.floor(number / (FIRST.length * LAST.length));
  return `${slugify(first)}.${slugify(last)}${again > 0 ? again + 1 : ""}@leitores.test`;
}

export function inscritosRows(now: Date): Inscrito[] {
  return SITUACOES_INSCRITO.flatMap((situacao, group) =>
    Array.from({ length: EACH }, (_, index): Inscrito => {
      const email = emailOf(group * EACH + index);
      const hours = situacao === "pendente" ? index * 6 : 30 + index * 31;
      const pedido_em = new Date(now.getTime() - hours * HOUR_MS);
      const moments = momentsOf(situacao, pedido_em);
      const consentimento = textoConsentimento("informativo").versao;
      return {
        id: demoId(`inscritos/${email}`),
        email,
        situacao,
        pedido_em,
        consentimento,
        ...moments,
        atualizado_em: moments.saiu_em ?? moments.recusado_em ?? moments.confirmado_em ?? pedido_em,
      };
    }),
  );
}

function momentsOf(situacao: SituacaoInscrito, pedido_em: Date): Partial<Inscrito> {
  if (situacao === "pendente") return {};
  const later = (hours: number) => new Date(pedido_em.getTime() + hours * HOUR_MS);
  const confirmado_em = later(0.25);
  if (situacao === "saiu") return { confirmado_em, saiu_em: later(26) };
  if (situacao === "recusado") return { confirmado_em, recusado_em: later(28) };
  return { confirmado_em };
}

export function enviosRows(postId: string, now: Date): Envio[] {
  const sentAt = now.getTime() - 8 * 24 * HOUR_MS;
  const isKnown = ({ pedido_em }: Inscrito) => Number(pedido_em) < sentAt;
  return inscritosRows(now)
    .filter((one) => one.situacao !== "pendente" && isKnown(one))
    .map(({ id, email, situacao }, index): Envio => {
      const moment = new Date(sentAt + index * 100);
      const fate =
        situacao === "recusado" ? "recusado" : situacao === "saiu" ? "dispensado" : "enviado";
      return {
        id: demoId(`newsletter_envios/${email}`),
        post_id: postId,
        inscrito_id: String(id),
        situacao: fate,
        criado_em: new Date(sentAt),
        atualizado_em: moment,
        enviado_em: fate === "enviado" ? moment : null,
      };
    });
}
