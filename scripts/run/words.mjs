/** Who runs the product reads Portuguese. Who runs its tests reads English. */
let language = "portuguese";

const WORDS = {
  installing: {
    portuguese: "Instalando dependências…",
    english: "Installing dependencies…",
  },
  installFailed: {
    portuguese: "A instalação falhou: npm install.",
    english: "The installation failed: npm install.",
  },
  building: { portuguese: "Compilando…", english: "Building…" },
  buildFailed: { portuguese: "A compilação falhou.", english: "The build failed." },
  waiting: {
    portuguese: "Outro comando está instalando ou compilando; aguardando…",
    english: "Another command is installing or building; waiting…",
  },
  oldNode: {
    portuguese: (needed, present) => `Node.js ${needed} ou mais novo é preciso; este é ${present}.`,
    english: (needed, present) => `Node.js ${needed} or newer is needed; this is ${present}.`,
  },
  noNode: {
    portuguese: (platform, present, oldest) =>
      `Não há um Node.js próprio para ${platform}, e este (${present}) é antigo demais: instale o Node.js 24, ou o 22 a partir do ${oldest}.`,
    english: (platform, present, oldest) =>
      `There is no Node.js package for ${platform}, and this one (${present}) is too old: install Node.js 24, or 22 from ${oldest} on.`,
  },
};

export function speakEnglish() {
  language = "english";
}

/** @param {keyof typeof WORDS} name */
export function words(name, ...values) {
  const text = WORDS[name][language];
  return typeof text === "function" ? text(...values) : text;
}
