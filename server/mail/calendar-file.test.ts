import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const time = {
  codigo: "A-00000-00001",
  versao: 3,
  inicio: new Date("2026-03-05T12:00:00Z"),
  fim: new Date("2026-03-05T12:30:00Z"),
  clinica: "Clínica; São José, diagnóstico",
  endereco: "Rua A, 1\r\nDourados - MS",
  href: "https://clinica.test/agendar/A-00000-00001",
};
/** Removes the line folds of RFC 5545, section 3.1. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("the event keeps its identity, and its sequence grows with the request's version", () => {
  const lines = linesOf(calendarFile(time));
  expect(lines).toContain("UID:A-00000-00001@clinica.test");
  expect(lines).toContain("SEQUENCE:3");
  expect(lines).toContain("METHOD:PUBLISH");
  expect(linesOf(calendarFile({ ...time, versao: 4 }))).toContain("SEQUENCE:4");
});

test("times are absolute, and texts of the clinic cannot add lines", () => {
  const lines = linesOf(calendarFile(time));
  expect(lines).toContain("DTSTART:20260305T120000Z");
  expect(lines).toContain("DTEND:20260305T123000Z");
  expect(lines).toContain("SUMMARY:Horário na Clínica\\; São José\\, diagnóstico");
  expect(lines).toContain("LOCATION:Rua A\\, 1\\, Dourados - MS");
  expect(lines).toContain("TRIGGER:-P1D");
});
