const numbers = new Intl.NumberFormat('pt-BR')

/** `1.547` */
export const formatNumber = (value: number) => numbers.format(value)

/** The server counts places of a ranking up to this one: 10,001 is any place after it. */
const MAX_PLACE = 10_000

/** `#12`, or `mais de 10.000` */
export const formatPlace = (place: number) =>
  place > MAX_PLACE ? `mais de ${formatNumber(MAX_PLACE)}` : `#${formatNumber(place)}`
