/** Numbers of the portrait files, in the order of DEMO_PROFISSIONAIS. */
export const DEMO_PORTRAITS = [1, 2, 7, 4, 5, 6, 3, 8] as const;

interface Cover {
  number: number;
  alt: string;
}

export const DEMO_COVERS: Readonly<Record<string, Cover>> = {
  "mamografia-a-partir-de-quando-e-de-quanto-em-quanto-tempo": {
    number: 1,
    alt: "Desenho de uma sala de mamografia, com o mamógrafo ao centro",
  },
  "os-ultrassons-da-gestacao-semana-a-semana": {
    number: 2,
    alt: "Imagem de ultrassom em leque com um bebê de perfil",
  },
  "contraste-o-que-e-o-que-se-sente-e-o-que-avisar": {
    number: 3,
    alt: "Corte de tomografia do abdome em tons de azul, com os vasos realçados",
  },
  "jejum-bexiga-cheia-roupa-sem-metal-por-que-o-preparo-existe": {
    number: 4,
    alt: "Desenho de uma sala de espera com três poltronas e plantas",
  },
  "holter-mapa-e-teste-ergometrico-qual-a-diferenca": {
    number: 5,
    alt: "Traçado luminoso de um batimento do coração",
  },
  "por-dentro-da-ressonancia-de-onde-vem-o-barulho": {
    number: 6,
    alt: "Corte de ressonância da cabeça em tons de verde-água",
  },
  "morfologica-do-segundo-trimestre-o-que-o-medico-olha": {
    number: 7,
    alt: "Desenho de uma sala de ultrassom com maca, aparelho e tela na parede",
  },
  "densitometria-ossea-quem-deve-medir-os-ossos": {
    number: 8,
    alt: "Imagem lateral da coluna, com as vértebras em destaque",
  },
  "como-ler-um-laudo-sem-se-assustar": {
    number: 9,
    alt: "Ondas de um exame com Doppler acima do traçado do coração",
  },
  "seus-exames-sao-seus-como-guardar-e-compartilhar-com-seguranca": {
    number: 10,
    alt: "Desenho da fachada da clínica, com portas de vidro e árvores",
  },
  "radiacao-nos-exames-quanto-e-e-como-se-controla": {
    number: 11,
    alt: "Corte de tomografia do tórax sobre fundo claro",
  },
  "saude-do-homem-o-que-a-imagem-mostra-e-o-que-nao-mostra": {
    number: 12,
    alt: "Imagem de ultrassom em leque com um rim",
  },
};
