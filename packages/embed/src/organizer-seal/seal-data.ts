import type { Schemas } from '@convoca/sdk/core'

/** The facts that a seal shows of an organiser. */
export interface SealData {
  state: 'kept' | 'late' | 'none'
  nick: string
  promised: string
  deposited: string
  paid: string
  /** The organiser's page. */
  href: string
}

/** `R$ 1.234,05`, without the first use of `Intl` on a page, which takes longer than the seal. */
export function formatReais(centavos: number): string {
  const reais = String(Math.trunc(centavos / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return `R$\u00a0${reais},${String(centavos % 100).padStart(2, '0')}`
}

export function toSealData(
  { organizer: { nick }, championships, promised, deposited, paid, late }: Schemas['OrganizerRecord'],
  origin: string,
): SealData {
  return {
    state: late > 0 ? 'late' : championships > 0 ? 'kept' : 'none',
    nick,
    promised: formatReais(promised),
    deposited: formatReais(deposited),
    paid: formatReais(paid),
    href: `${origin}/pro/${nick}`,
  }
}
