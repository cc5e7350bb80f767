import { Text } from "@react-email/text";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";

export interface ServerNotice {
  subject: string;
  whatHappened: string;
  whatToDo: string;
}

interface ServerNoticeProps {
  notice: ServerNotice;
  clinic: string;
  nome: string;
  href: string;
}

export const SERVER_NOTICES = {
  "copia-falhou": {
    subject: "A cópia de segurança falhou",
    whatHappened:
      "A cópia de segurança diária do site não pôde ser feita. As anteriores continuam guardadas, e o servidor tenta de novo sozinho.",
    whatToDo:
      "Peça a quem cuida do servidor que rode npm run backup: o comando diz o motivo em uma linha. As causas mais comuns são um disco cheio e uma pasta BACKUP_DIR sem permissão.",
  },
  "prova-falhou": {
    subject: "A cópia de segurança não pôde ser restaurada",
    whatHappened:
      "Toda semana a cópia de segurança mais nova é restaurada em um banco de teste. Desta vez isso não deu certo: não conte com essa cópia.",
    whatToDo:
      "Peça a quem cuida do servidor que faça outra com npm run backup e veja o motivo no registro do servidor.",
  },
  "prova-sem-espaco": {
    subject: "Sem espaço para a prova da cópia de segurança",
    whatHappened:
      "Toda semana a cópia de segurança mais nova é restaurada em um banco de teste, ao lado do banco do site. Desta vez o disco não tem espaço para isso, e a prova não foi feita. A cópia continua guardada, e o site não foi afetado.",
    whatToDo:
      "Peça a quem cuida do servidor que libere espaço ou aumente o disco. A prova é feita de novo no domingo.",
  },
  "pouco-espaco": {
    subject: "O disco do servidor está quase cheio",
    whatHappened:
      "Restam menos de 500 MB livres no disco do servidor ou no das cópias de segurança. Cheio, ele não aceita nada novo: textos, imagens e laudos são recusados.",
    whatToDo: "Peça a quem cuida do servidor que libere espaço ou aumente o disco.",
  },
  "trilha-quebrada": {
    subject: "A trilha dos pacientes não está como foi escrita",
    whatHappened:
      "O sistema confere sozinho a trilha de quem acessou os laudos. Desta vez uma linha dela falta, mudou ou não é a que foi selada: alguém pode ter mexido no banco de dados por fora.",
    whatToDo:
      "Peça a quem cuida do servidor que rode npm run check-trail, que diz qual linha é, e que guarde as cópias de segurança anteriores: elas têm a trilha como era.",
  },
} satisfies Record<string, ServerNotice>;

export type ServerNoticeKind = keyof typeof SERVER_NOTICES;

export function ServerNoticeLetter({ notice, clinic, nome, href }: ServerNoticeProps) {
  return (
    <Letter clinic={clinic} preview={notice.whatHappened}>
      <Text style={PARAGRAPH}>Olá, {nome}.</Text>
      <Text style={PARAGRAPH}>{notice.whatHappened}</Text>
      <Text style={PARAGRAPH}>{notice.whatToDo}</Text>
      <LetterButton href={href}>Ver o Status do Sistema</LetterButton>
    </Letter>
  );
}

export function serverNoticeText({ notice, clinic, nome, href }: ServerNoticeProps): string {
  return [`Olá, ${nome}.`, notice.whatHappened, notice.whatToDo, href, clinic].join("\n\n");
}
