/** Maps lucide's icon names to the Portuguese words by which an editor finds them. */
export const ICONES = {
  Heart: "coração cuidado carinho acolhimento amor",
  HeartPulse: "coração batimento cardiologia pulso",
  HeartHandshake: "acolhimento parceria respeito humanização",
  HandHeart: "cuidado doação gentileza solidariedade",
  Shield: "escudo segurança proteção",
  ShieldCheck: "escudo segurança garantia privacidade",
  Lock: "cadeado sigilo privacidade segurança",
  Award: "medalha prêmio qualidade reconhecimento",
  BadgeCheck: "selo certificado qualidade aprovado",
  Star: "estrela destaque avaliação nota",
  Sparkles: "brilho novidade limpeza encanto",
  ThumbsUp: "positivo recomendação aprovação satisfação",
  Smile: "sorriso satisfação alegria simpatia",
  Target: "alvo missão precisão objetivo",
  Eye: "olho visão oftalmologia transparência",
  Lightbulb: "lâmpada ideia inovação luz",
  TrendingUp: "crescimento evolução melhoria",
  Scale: "balança ética justiça equilíbrio",
  Leaf: "folha natureza ambiente sustentabilidade",
  Users: "pessoas equipe família pacientes",
  User: "pessoa paciente atendimento",
  UserCheck: "pessoa confirmada atendimento personalizado",
  Baby: "bebê criança gestação pediatria",
  PersonStanding: "pessoa corpo em pé",
  Accessibility: "acessibilidade cadeira de rodas rampa elevador",
  Stethoscope: "estetoscópio médico consulta clínica",
  Microscope: "microscópio laboratório exame análise",
  FlaskConical: "frasco laboratório química contraste",
  Syringe: "seringa vacina injeção contraste",
  Pill: "comprimido remédio medicamento",
  Bandage: "curativo procedimento ferida",
  Thermometer: "termômetro febre temperatura",
  Activity: "atividade sinais vitais eletrocardiograma",
  AudioWaveform: "onda som ultrassom ultrassonografia",
  Bone: "osso ortopedia raio-x radiologia densitometria",
  Brain: "cérebro neurologia ressonância tomografia",
  Dna: "dna genética",
  Droplet: "gota sangue água",
  Ribbon: "laço mama outubro rosa prevenção",
  Scan: "escaneamento imagem exame",
  ScanHeart: "exame do coração ecocardiograma",
  Magnet: "ímã ressonância magnética",
  Radiation: "radiação raio-x tomografia",
  Ambulance: "ambulância emergência urgência",
  Hospital: "hospital clínica prédio unidade",
  ClipboardList: "prancheta lista preparo formulário",
  ClipboardCheck: "prancheta conferência pronto",
  FileText: "documento laudo texto",
  FileCheck: "laudo pronto documento resultado",
  Images: "imagens fotografias galeria",
  Clock: "relógio horário tempo rapidez pontualidade",
  Timer: "cronômetro rapidez tempo",
  Calendar: "calendário agenda data",
  CalendarCheck: "agendamento consulta marcada",
  Phone: "telefone ligação contato",
  MessageCircle: "mensagem conversa whatsapp dúvida",
  Mail: "e-mail carta contato",
  Headset: "atendimento suporte telefone",
  Smartphone: "celular aplicativo resultados online",
  Monitor: "tela computador equipamento digital",
  Wifi: "wi-fi internet rede sem fio",
  MapPin: "localização endereço mapa",
  Building2: "prédio sede unidade edifício",
  House: "casa lar atendimento domiciliar",
  DoorOpen: "porta entrada recepção",
  Armchair: "poltrona espera conforto sala",
  BedSingle: "leito repouso internação",
  Car: "carro estacionamento vaga",
  CircleParking: "estacionamento vaga",
  Bus: "ônibus transporte ponto",
  Snowflake: "ar-condicionado climatizado frio",
  AirVent: "ar-condicionado ventilação climatizado",
  Coffee: "café lanche copa",
  GlassWater: "água bebedouro copo",
  Tv: "televisão sala de espera",
  BookOpen: "livro leitura estudo ensino",
  GraduationCap: "formação ensino estudo residência",
  CreditCard: "cartão pagamento parcelamento",
  Globe: "mundo internet site",
  Sun: "sol dia manhã luz",
} as const;

export type Icone = keyof typeof ICONES;

/** @returns the icon of a stored name (older records have the hospital emoji); a dot for an unknown name */
export function parseIcone(name: string): Icone | "dot" {
  if (name.startsWith("🏥")) return "Hospital";
  return Object.hasOwn(ICONES, name) ? (name as Icone) : "dot";
}

export function iconeLabel(name: string): string {
  const icone = parseIcone(name);
  return icone === "dot" ? name : ICONES[icone].split(" ").slice(0, 3).join(", ");
}

export function searchIcones(busca: string): Icone[] {
  const exact = plain(busca).trim();
  const words = plain(busca)
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = (Object.keys(ICONES) as Icone[]).filter((name) => {
    const known = plain(`${name} ${ICONES[name]}`).split(/[\s-]+/);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
  const isExact = (name: Icone) => plain(name) === exact;
  return [...found.filter(isExact), ...found.filter((name) => !isExact(name))];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
