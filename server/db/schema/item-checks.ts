/** CHECK conditions for list items. The site also reads the older keys numero, texto, title, description and icon. */
import { anyTextAt, textAt } from "./constraints.ts";

const numberOrText = (key: string) =>
  `(${textAt(`@.${key}`, 0, 120)} || @.${key}.type() == "number")`;

export const ESTATISTICA = `(${numberOrText("valor")} || ${numberOrText("numero")}) && (${textAt("@.descricao", 0, 255)} || ${textAt("@.texto", 0, 255)})`;

export const ITEM = `(${textAt("@.icone", 0, 120)} || ${textAt("@.icon", 0, 120)}) && (${textAt("@.titulo", 0, 255)} || ${textAt("@.title", 0, 255)}) && (${anyTextAt("@.descricao")} || ${anyTextAt("@.description")})`;

export const IMAGE_URL = '@.url like_regex "^(/arquivos/|https://)"';

export const INTERVALO =
  '@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha';
