import type { DadosEstudo } from "#domain/imagens/imagens.ts";
import { encryptedColumns, json, text } from "#server/data/kit/encrypted-columns.ts";
import { estudos, imagens, series } from "#server/db/schema/estudos.ts";

export const encryptedEstudo = encryptedColumns(estudos, { dados: json<DadosEstudo>() });

export const encryptedSerie = encryptedColumns(series, { rotulo: text });

export const encryptedImagem = encryptedColumns(imagens, { nome: text });
