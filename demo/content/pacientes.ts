import type { PacienteValues } from "#domain/pessoas/pacientes.ts";

/** Adds the two check digits to nine digits (Receita Federal, módulo 11). */
export function validCpf(nine: string): string {
  const digits = [...nine].map(Number);
  for (const _ of [1, 2]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join("");
}

interface DemoPaciente {
  nome: string;
  nascimento: string;
  semEmail?: boolean;
  /** The guardian's name, for a child without a CPF. */
  responsavel?: string;
}

const PEOPLE: DemoPaciente[] = [
  { nome: "Rosa Benites Ferreira", nascimento: "1958-03-14" },
  { nome: "Maria das Dores Cáceres", nascimento: "1949-11-02" },
  { nome: "João Batista Arguelho", nascimento: "1961-06-24" },
  { nome: "Ana Clara Vilhalba", nascimento: "1994-09-08" },
  { nome: "Sebastião Nogueira Prates", nascimento: "1952-01-20", semEmail: true },
  { nome: "Luciana Moreira Zanatta", nascimento: "1983-07-31" },
  { nome: "Pedro Henrique Ajala", nascimento: "2018-05-12", responsavel: "Patrícia Ajala" },
  { nome: "Terezinha Gonçalves Luz", nascimento: "1945-12-25", semEmail: true },
  { nome: "Cláudio Roberto Espíndola", nascimento: "1970-04-03" },
  { nome: "Fernanda Yamashita", nascimento: "1988-10-17" },
  { nome: "Benedita Alves Sarmento", nascimento: "1956-08-09" },
  { nome: "Marcos Vinícius Dourado", nascimento: "1979-02-27" },
  { nome: "Juliana Estigarribia", nascimento: "1991-03-05" },
  { nome: "Antônio Carlos Peralta", nascimento: "1947-05-30", semEmail: true },
  { nome: "Sofia Mendes Rondon", nascimento: "2020-01-16", responsavel: "Camila Mendes Rondon" },
  { nome: "Neusa Aparecida Fontoura", nascimento: "1963-09-21" },
  { nome: "Gilberto Rocha Valdez", nascimento: "1968-11-11" },
  { nome: "Priscila Canavarros", nascimento: "1986-06-02" },
  { nome: "Edson Luís Bogarim", nascimento: "1974-08-18" },
  { nome: "Irene Shimabukuro", nascimento: "1951-02-08" },
  { nome: "Rafael Antunes Corvalan", nascimento: "1997-12-13" },
  { nome: "Conceição Lemes da Rosa", nascimento: "1959-12-08" },
  { nome: "Valdir José Hermes", nascimento: "1955-07-07", semEmail: true },
  { nome: "Débora Martins Acosta", nascimento: "1990-04-25" },
  { nome: "Helena Prado Batista", nascimento: "2016-10-03", responsavel: "Rodrigo Batista" },
  { nome: "Osvaldo Trindade Nunes", nascimento: "1943-03-19" },
  { nome: "Simone Weber Lopes", nascimento: "1981-01-29" },
  { nome: "Caroline Duarte Ximenes", nascimento: "1999-08-23" },
  { nome: "Francisco Mareco Torres", nascimento: "1966-10-04" },
  { nome: "Aparecida Barros Quevedo", nascimento: "1972-05-01" },
];

/** @returns the CPF with which the patient or the guardian looks up reports */
export function accessCpf({ cpf, responsavel_cpf }: PacienteValues): string {
  return cpf ?? responsavel_cpf ?? "";
}

export const DEMO_PACIENTES: readonly PacienteValues[] = PEOPLE.map((person, index) => {
  const { nome, nascimento, semEmail, responsavel } = person;
  const cpf = validCpf(String(100_200_300 + index * 7_919_131));
  return {
    nome,
    cpf: responsavel === undefined ? cpf : null,
    data_nascimento: nascimento,
    email: semEmail ? null : `paciente${index + 1}@exemplo.test`,
    telefone: `(67) 99${String(900_0100 + index * 37).slice(0, 3)}-${String(4000 + index * 61)}`,
    responsavel_nome: responsavel ?? null,
    responsavel_cpf: responsavel === undefined ? null : cpf,
    responsavel_email: responsavel === undefined ? null : `responsavel${index + 1}@exemplo.test`,
    responsavel_ate:
      responsavel === undefined
        ? null
        : `${Number(nascimento.slice(0, 4)) + 18}${nascimento.slice(4)}`,
  };
});
