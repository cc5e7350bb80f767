/** A web page that we read (on the day `lidaEm`) and compared with an exam's preparation. */
export interface PaginaLida {
  nome: string;
  endereco: string;
  lidaEm?: string;
}

const PRIMEIRA_LEITURA = "2026-11-25";
const SEGUNDA_LEITURA = "2026-11-26";

export function lastRead(paginas: readonly PaginaLida[]): string {
  const days = paginas.map(({ lidaEm = PRIMEIRA_LEITURA }) => lidaEm);
  return days.sort().at(-1) ?? PRIMEIRA_LEITURA;
}

export const PAGINAS = {
  campinas: {
    nome: "Prefeitura de Campinas, Manual de preparo para ultrassonografia",
    endereco: "https://pt.scribd.com/document/634426919/Manual-Ultrassonografia",
  },
  vieImagem: { nome: "Vie Imagem", endereco: "https://vieimagem.com.br/ecografia.html" },
  clinus: {
    nome: "Clinus",
    endereco: "https://clinus.com.br/ultrassonografia-de-orgaos-e-estruturas-do-abdome",
  },
  dBerrini: {
    nome: "D. Berrini",
    endereco:
      "https://dberrini.com.br/index.php/exames-e-preparo/29-ultrassonografia-pelvica-ginecologico",
  },
  medicoResponde: {
    nome: "Médico Responde",
    endereco:
      "https://medicoresponde.com.br/a-bexiga-deve-estar-cheia-para-fazer-o-exame-transvaginal",
  },
  vitat: {
    nome: "Vitat, com radiologista do Fleury",
    endereco: "https://vitat.com.br/ultrassom-transvaginal",
  },
  seuDiagnostico: {
    nome: "Seu Diagnóstico",
    endereco: "https://seudiagnostico.com.br/preparo/731",
  },
  deCicco: {
    nome: "Dr. Rafael De Cicco",
    endereco: "https://rafaeldecicco.com.br/ultrassom-da-tireoide-pescoco-e-glandulas-salivares",
  },
  salem: {
    nome: "Salem Imaging",
    endereco: "https://www.salemimaging.com/test_preps_ultrasound.php",
  },
  gamboaDoppler: {
    nome: "Centro Cardiológico Gamboa",
    endereco: "http://centrocardiologicogamboa.com.br/dopplers-vasculares/",
  },
  gamboaErgometrico: {
    nome: "Centro Cardiológico Gamboa",
    endereco: "http://centrocardiologicogamboa.com.br/teste-ergometrico/",
  },
  somma: {
    nome: "Somma Diagnósticos",
    endereco:
      "https://sommadiagnosticos.com.br/exame/ultrassom-morfologico-do-1-trimestre-translucencia-nucal",
  },
  im: { nome: "IM Ultrassonografia", endereco: "https://imultrassonografia.com.br/?p=691" },
  gestar: { nome: "Gestar", endereco: "https://gestarcmf.com.br/ultrassonografia-obstetrica-3" },
  rosario: {
    nome: "Dra. Mariana Rosario",
    endereco:
      "https://dramarianarosario.com.br/ultrassonografia-de-mama/index.php/ultrassonografia-obstetrica",
  },
  sensi: { nome: "Sensi Saúde", endereco: "https://sensisaude.com.br/?p=19102" },
  fleuryMamografia: {
    nome: "Fleury",
    endereco: "https://www.fleury.com.br/medico/exames/mamografia-3d-tomossintese",
  },
  radClinic: {
    nome: "The Radiology Clinic",
    endereco: "https://theradclinic.com/mammogram-preparation/",
  },
  fleuryUtero: {
    nome: "Fleury",
    endereco: "https://fleury.com.br/medico/exames/histerossalpingografia",
  },
  cimen: { nome: "Cimen", endereco: "https://cimenrd.com/rayos-x/" },
  rossetti: { nome: "Clínica Rossetti", endereco: "https://clinicarossetti.com.br/raiosx" },
  climagem: {
    nome: "Climagem Marabá",
    endereco: "https://climagemmaraba.com.br/exames/densitometria-ossea",
  },
  adventista: {
    nome: "Hospital Adventista de Belém",
    endereco:
      "https://www.oliberal.com/conteudosobaprovacao/tudo-o-que-voce-precisa-saber-antes-de-realizar-uma-tomografia-1.676971",
  },
  alvarenga: { nome: "alvarenga.org.br", endereco: "https://alvarenga.org.br/?p=3264" },
  grandRiver: {
    nome: "Grand River Hospital",
    endereco:
      "https://www.grhosp.on.ca/care/services-departments/medical-imaging/medical-imaging/contract-media",
  },
  stLukes: {
    nome: "CHI St. Luke’s Health",
    endereco: "https://www.chistlukeshealth.org/mri-safety-screening-2384",
  },
  institutoRadiologia: {
    nome: "Instituto de Radiologia",
    endereco:
      "https://institutoderadiologia.com.br/exames/ressonancia-magnetica-abdomen-total-feminino",
  },
  comit: { nome: "Comit", endereco: "https://comitlab.com/itm/patient_prep/mri.html" },
  cadi: {
    nome: "CADI Goiânia",
    endereco:
      "http://cadigoiania.com.br/2018/04/19/ressonancia-magnetica-de-prostata-com-bobina-de-pelve/",
  },
  bologna: {
    nome: "Policlinico di Sant’Orsola",
    endereco: "https://www.aosp.bo.it/it/content/risonanza-magnetica-prostata",
  },
  ire: {
    nome: "IRE",
    endereco: "https://ire.pt/servicos/72-ressonancia-magnetica-particularidades",
  },
  saudeCemm: { nome: "Cemm", endereco: "http://www.saudecemm.com.br/eletrocardiograma/" },
  vittacor: {
    nome: "Vittacor",
    endereco: "https://vittacor.com.br/produto/ecocardiograma-fetal",
  },
  cordis: { nome: "Cordis", endereco: "https://cordisclinica.com/our-services/holter-24h-2" },
  pulsar: { nome: "Pulsar Cardio", endereco: "https://pulsarcardio.com.br/exames/mapa-24-horas" },
  aMais: {
    nome: "Labs a+",
    endereco: "https://www.labsamais.com.br/exames/eletrocardiograma-de-esforco/",
  },
  proImagem: { nome: "Pró-Imagem", endereco: "http://www.proimagemrp.com.br/exames.php" },
  ecos: { nome: "Ecos Diagnósticos", endereco: "https://ecosdiagnosticos.com.br/pun%C3%A7%C3%A3o" },
  domGuanella: {
    nome: "Clínica Dom Guanella, com texto da SBEM-RS",
    endereco:
      "https://clinicadomguanella.com.br/voce-conhece-o-papel-da-paaf-na-avaliacao-dos-nodulos-da-tireoide/",
  },
  digimed: { nome: "Digimed", endereco: "http://grupodigimed.com.br/exames/biopsias/" },
  mamotomia: {
    nome: "Instituto de Radiologia",
    endereco: "https://www.institutoderadiologia.com.br/exames/mamotomia-guiada-por-ultra-som/",
  },
  urologica: {
    nome: "Urológica Indaiatuba",
    endereco: "http://urologicaindaiatuba.com.br/biopsia-da-prostata",
  },
  parente: {
    nome: "Dr. Guilherme Parente",
    endereco:
      "http://www.drguilhermeparente.com/conte%C3%BAdos/orienta%C3%A7%C3%B5es-aos-pacientes/bi%C3%B3psia-de-pr%C3%B3stata",
  },
  urologia: { nome: "Urologia", endereco: "http://urologia.com.br/htm/s_biopsia.htm" },
  fetal: {
    nome: "Fetal",
    endereco: "http://fetal.com.br/site/portfolio/ultrassom-mamas/",
    lidaEm: SEGUNDA_LEITURA,
  },
  sanPablo: {
    nome: "Clínica San Pablo",
    endereco: "https://clinicsanpablohouston.com/?p=856",
    lidaEm: SEGUNDA_LEITURA,
  },
  popularFortaleza: {
    nome: "Clínica Popular Fortaleza",
    endereco: "https://clinicapopularfortaleza.com.br/?p=26474",
    lidaEm: SEGUNDA_LEITURA,
  },
  sabauna: {
    nome: "Clínica Sabaúna",
    endereco: "https://ricardogioli.wixsite.com/clinicasabauna/artrias-renais",
    lidaEm: SEGUNDA_LEITURA,
  },
  goedert: {
    nome: "sites.google.com/view/dradliogoedert",
    endereco:
      "https://sites.google.com/view/dradliogoedert/exames/ultrassomdoppler/art%C3%A9rias-renais",
    lidaEm: SEGUNDA_LEITURA,
  },
  bolognaRenais: {
    nome: "Policlinico di Sant’Orsola",
    endereco: "https://www.aosp.bo.it/it/content/eco-color-doppler-arterie-renali",
    lidaEm: SEGUNDA_LEITURA,
  },
  eigier: {
    nome: "Eigier Diagnósticos",
    endereco: "https://eigierdiagnosticos.com.br/blog/preparo-ressonancia-magnetica-pelve",
    lidaEm: SEGUNDA_LEITURA,
  },
  humana: {
    nome: "Humana Diagnósticos",
    endereco: "https://humanadiagnosticos.com.br/ressonancia-magnetica",
    lidaEm: SEGUNDA_LEITURA,
  },
  vazFranco: {
    nome: "Dra. Daniela Vaz Franco",
    endereco: "https://danielavazfranco.com.br/blog/preparo-ressonancia-endometriose",
    lidaEm: SEGUNDA_LEITURA,
  },
  agmed: {
    nome: "AGMed",
    endereco: "https://agmed.site/dr-andre-luiz-esteves-mendonca",
    lidaEm: SEGUNDA_LEITURA,
  },
  viverBem: {
    nome: "Clínica Viver Bem",
    endereco: "https://clinicaviverbemgo.com.br//institucional/ecocardiograma",
    lidaEm: SEGUNDA_LEITURA,
  },
  cemle: {
    nome: "Cemle",
    endereco: "https://pt.cemle.com/post/ecocardiograma-tem-que-tirar-a-roupa/amp",
    lidaEm: SEGUNDA_LEITURA,
  },
  felippeMattoso: {
    nome: "Felippe Mattoso, com texto do Fleury",
    endereco: "https://www.fmattoso.com.br/medico/exames/biopsia-de-mama-guiada-por-ultrassom-paaf",
    lidaEm: SEGUNDA_LEITURA,
  },
  mastoclin: {
    nome: "Mastoclin",
    endereco: "https://www.mastoclin.com/paaf",
    lidaEm: SEGUNDA_LEITURA,
  },
} as const satisfies Record<string, PaginaLida>;
