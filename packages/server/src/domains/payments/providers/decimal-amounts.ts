/** Centavos as the decimal number of reais that JSON carries: the nearest one, which is written with at most two digits. */
export const toReais = (centavos: number): number => centavos / 100

/** Centavos of a decimal number of reais; null where it has parts of a centavo, or is no amount. */
export function toCentavos(reais: unknown): number | null {
  if (typeof reais !== 'number' || !Number.isFinite(reais) || reais < 0) return null
  const centavos = Math.round(reais * 100)
  return Number.isSafeInteger(centavos) && toReais(centavos) === reais ? centavos : null
}
