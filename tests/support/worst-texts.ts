import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

const EVERYWHERE = ["a", "A", "0", " ", "\n", "-", ".", "/", "é", "\u0300", "\0"];
/** No pattern's repetition ends with both: a sign that few classes contain, and a second line. */
const ENDS = ["!", "\u0001\n\u0001"];
const CHOICES = [0, 1, 2, 3];

/** Texts that begin like a match, repeat what the pattern repeats, and end without a match. */
export function* worstTexts(source: string, flags: string, bytes: number): Generator<string> {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const sampler = new Sampler(pattern, flags.replace(/[gy]/g, ""));
  const parts: [begin: string, unit: string][] = sampler.characters.map((one) => ["", one]);
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      for (const choice of CHOICES) {
        const before = sampler.before(quantifier, choice);
        for (const other of CHOICES) parts.push([before, sampler.of(quantifier.element, other)]);
        parts.push(["", before + sampler.of(quantifier.element, choice)]);
      }
    },
  });
  for (const [begin, unit] of new Map(parts.map((pair) => [pair.join("\uffff"), pair])).values()) {
    const times = unit && Math.max(0, Math.floor((bytes - begin.length) / unit.length));
    if (times) for (const end of ENDS) yield begin + unit.repeat(times) + end;
  }
}

/** Makes texts that match a part of a pattern; `choice` says which alternative and which character of a class. */
class Sampler {
  readonly characters: string[];
  readonly #flags: string;
  readonly #accepted = new Map<string, string[]>();

  constructor(pattern: AST.Pattern, flags: string) {
    this.#flags = flags;
    const own: string[] = [];
    visitRegExpAST(pattern, {
      onCharacterEnter: ({ value }) => void own.push(String.fromCodePoint(value)),
    });
    this.characters = [...new Set([...own, ...EVERYWHERE])];
  }

  of(node: AST.Node, choice: number): string {
    switch (node.type) {
      case "Pattern":
      case "Group":
      case "CapturingGroup":
        return this.of(pick(node.alternatives, choice) ?? node, choice);
      case "Alternative":
        return node.elements.map((element) => this.of(element, choice)).join("");
      case "Quantifier":
        return this.of(node.element, choice).repeat(Math.max(1, node.min));
      case "Character":
        return String.fromCodePoint(node.value);
      case "CharacterSet":
      case "CharacterClass":
      case "ExpressionCharacterClass":
        return pick(this.#charactersOf(node.raw), choice) ?? "";
      case "Backreference":
        return [node.resolved].flat().map((group) => this.of(group, choice))[0] ?? "";
      default:
        return "";
    }
  }

  /** @returns a text that matches what stands before `node` */
  before(node: AST.Node, choice: number): string {
    const { parent } = node;
    if (!parent) return "";
    const earlier =
      parent.type === "Alternative"
        ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
        : [];
    return this.before(parent, choice) + earlier.map((one) => this.of(one, choice)).join("");
  }

  #charactersOf(characterClass: string): string[] {
    const known = this.#accepted.get(characterClass);
    if (known) return known;
    const pattern = new RegExp(`^${characterClass}$`, this.#flags);
    const accepted = this.characters.filter((character) => pattern.test(character));
    this.#accepted.set(characterClass, accepted);
    return accepted;
  }
}

function pick<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % items.length];
}
