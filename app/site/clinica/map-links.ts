export function mapEmbedHref(endereco: string): string {
  return `https://www.google.com/maps?q=${query(endereco)}&output=embed`;
}

export function directionsHref(endereco: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${query(endereco)}`;
}

function query(endereco: string): string {
  return encodeURIComponent(endereco.split("\n").join(", "));
}
