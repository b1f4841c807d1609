const numbers = new Intl.NumberFormat('pt-BR')

/** `1.547` */
export const formatNumber = (value: number) => numbers.format(value)
