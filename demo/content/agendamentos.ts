import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import type { EstadoAgendamento } from "#domain/agendamentos/estados.ts";

export interface DemoAgendamento
  extends Pick<PedidoSecreto, "nome" | "data_nascimento" | "telefone" | "email"> {
  /** The request's age when the demonstration was created. */
  horas: number;
  estado: EstadoAgendamento;
  /** A slug; absent if only the photograph of the doctor's order shows the exam. */
  exame?: string;
  /** Absent for `Particular`. */
  convenio?: string;
  dias?: PedidoSecreto["dias"];
  periodos?: PedidoSecreto["periodos"];
  observacoes?: string;
  foto_motivo?: string;
  guia?: string;
  motivo?: string;
  presenca?: boolean;
  horarios?: DemoHorario[];
}

interface DemoHorario {
  /** Working days after the day on which the demonstration was created. */
  dias: number;
  hora: string;
  minutos: number;
  sala: string;
}

export const DEMO_AGENDAMENTOS: DemoAgendamento[] = [
  {
    horas: 2,
    estado: "novo",
    nome: "Marlene Aparecida Dutra",
    data_nascimento: "1961-03-14",
    telefone: "(67) 99831-2207",
    email: "marlene.dutra@exemplo.com.br",
    exame: "mamografia-digital",
    convenio: "Tuiuiú Saúde",
    dias: ["terca", "quinta"],
    periodos: ["manha"],
  },
  {
    horas: 20,
    estado: "novo",
    nome: "Cláudio Renato Ferraz",
    data_nascimento: "1978-11-02",
    telefone: "(67) 99655-1840",
    email: null,
    observacoes: "Tenho dificuldade para andar: preciso de acompanhante na sala.",
  },
  {
    horas: 30,
    estado: "novo",
    nome: "Sueli Nogueira Batista",
    data_nascimento: "1990-07-21",
    telefone: "(67) 99914-7712",
    email: "sueli.batista@exemplo.com.br",
    convenio: "Cassems",
    foto_motivo:
      "A foto não está legível. Envie outra, com boa luz e com a folha inteira, por favor.",
  },
  {
    horas: 52,
    estado: "aguardando_autorizacao",
    nome: "Antônio Carlos Meireles",
    data_nascimento: "1955-01-30",
    telefone: "(67) 99702-3365",
    email: "antonio.meireles@exemplo.com.br",
    exame: "tomografia-computadorizada-de-torax",
    convenio: "Cassems",
    periodos: ["tarde"],
    guia: "2026-884213",
  },
  {
    horas: 26,
    estado: "confirmado",
    nome: "Ivone Ramalho Teixeira",
    data_nascimento: "1967-05-23",
    telefone: "(67) 99610-4471",
    email: "ivone.teixeira@exemplo.com.br",
    exame: "ultrassonografia-de-abdome-total",
    convenio: "Cassems",
    horarios: [{ dias: 0, hora: "08:00", minutos: 30, sala: "Ultrassom 1" }],
  },
  {
    horas: 49,
    estado: "confirmado",
    nome: "Wagner Luiz Espíndola",
    data_nascimento: "1981-02-11",
    telefone: "(67) 99842-7719",
    email: null,
    exame: "tomografia-computadorizada-de-cranio",
    horarios: [{ dias: 0, hora: "09:20", minutos: 20, sala: "Tomografia" }],
  },
  {
    horas: 55,
    estado: "confirmado",
    presenca: true,
    nome: "Celina Moraes Bazan",
    data_nascimento: "1974-10-05",
    telefone: "(67) 99377-2046",
    email: "celina.bazan@exemplo.com.br",
    exame: "ressonancia-magnetica-do-joelho",
    convenio: "Tuiuiú Saúde",
    horarios: [{ dias: 0, hora: "14:20", minutos: 40, sala: "Ressonância" }],
  },
  {
    horas: 60,
    estado: "confirmado",
    nome: "Dirceu Antunes Pimentel",
    data_nascimento: "1958-08-30",
    telefone: "(67) 99215-6083",
    email: null,
    exame: "radiografia-de-torax",
    convenio: "Cassems",
    horarios: [{ dias: 1, hora: "07:30", minutos: 15, sala: "Raios X e mamografia" }],
  },
  {
    horas: 74,
    estado: "confirmado",
    presenca: true,
    nome: "Rosana Guedes Miranda",
    data_nascimento: "1971-12-09",
    telefone: "(67) 99924-1150",
    email: "rosana.miranda@exemplo.com.br",
    exame: "mamografia-digital",
    convenio: "Cassems",
    horarios: [{ dias: 1, hora: "08:15", minutos: 15, sala: "Raios X e mamografia" }],
  },
  {
    horas: 80,
    estado: "confirmado",
    nome: "Patrícia Noronha Lemes",
    data_nascimento: "1993-04-17",
    telefone: "(67) 99533-8802",
    email: "patricia.lemes@exemplo.com.br",
    exame: "ultrassonografia-obstetrica",
    horarios: [{ dias: 1, hora: "10:00", minutos: 30, sala: "Ultrassom 1" }],
  },
  {
    horas: 98,
    estado: "confirmado",
    nome: "Hélio Barbosa Sanches",
    data_nascimento: "1963-06-02",
    telefone: "(67) 99688-3127",
    email: "helio.sanches@exemplo.com.br",
    exame: "ressonancia-magnetica-da-coluna-lombar",
    convenio: "Jatobá Planos de Saúde",
    horarios: [{ dias: 3, hora: "07:40", minutos: 40, sala: "Ressonância" }],
  },
  {
    horas: 22,
    estado: "proposto",
    nome: "Luzinete Prado Ferreira",
    data_nascimento: "1986-01-26",
    telefone: "(67) 99146-9930",
    email: "luzinete.ferreira@exemplo.com.br",
    exame: "ultrassonografia-da-tireoide",
    convenio: "Guavira Saúde",
    horarios: [
      { dias: 2, hora: "09:00", minutos: 30, sala: "Ultrassom 1" },
      { dias: 2, hora: "15:30", minutos: 30, sala: "Ultrassom 1" },
    ],
  },
  {
    horas: 70,
    estado: "cancelado",
    nome: "Jussara Vilela",
    data_nascimento: "1984-09-09",
    telefone: "(67) 99123-8890",
    email: null,
    exame: "densitometria-ossea",
  },
  {
    horas: 90,
    estado: "nao_atendemos",
    nome: "Edson Luiz Prado",
    data_nascimento: "1969-12-18",
    telefone: "(67) 99480-6651",
    email: "edson.prado@exemplo.com.br",
    motivo: "Ainda não fazemos este exame. Na capital, o hospital regional faz.",
  },
];
