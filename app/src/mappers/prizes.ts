import type { BadgeTone } from '@convoca/ui'
import type { PrizePanelProps } from '@convoca/ui/app'
import type { Championship } from '../atoms/championship.ts'
import type { OwnPrize, PrizePool } from '../atoms/prizes.ts'

/** Whether a prize of money is promised. */
export const hasMoney = ({ prizes }: Pick<Championship, 'prizes'>): boolean =>
  prizes.some(({ amount = 0 }) => amount > 0)

/** The money of the prizes as the component shows it. */
export const toPrizePanel = (
  { prizes, team_size: teamSize }: Pick<Championship, 'prizes' | 'team_size'>,
  { promised, deposited, paid, guaranteed_since: since, lines }: PrizePool,
): Pick<
  PrizePanelProps,
  'promised' | 'deposited' | 'paid' | 'guaranteedSince' | 'places' | 'teamSize' | 'lines'
> => ({
  promised,
  deposited,
  paid,
  guaranteedSince: since ?? undefined,
  places: prizes.toSorted((a, b) => a.place - b.place),
  teamSize,
  lines: lines.map(({ kind, at, amount, code, deposited: after }) => ({
    kind,
    at,
    amount: amount ?? undefined,
    code: code ?? undefined,
    deposited: after,
  })),
})

/** What of the promise nobody has deposited, in centavos. */
export const findMissing = ({ promised, deposited }: Pick<PrizePool, 'promised' | 'deposited'>): number =>
  Math.max(0, promised - deposited)

export const prizeStates = {
  DUE: { label: 'A pagar', tone: 'neutral' },
  SENT: { label: 'Enviado', tone: 'info' },
  PAID: { label: 'Pago', tone: 'success' },
  FAILED: { label: 'Falhou', tone: 'error' },
} as const satisfies Record<OwnPrize['status'], { label: string; tone: BadgeTone }>

/** What happens next with a part of a prize, or has happened. */
export function describePrize({ status, waits_for: missing }: OwnPrize): string {
  if (status === 'PAID') return 'Está na sua conta.'
  if (status === 'SENT') return 'O banco está confirmando.'
  if (missing === 'AGE') return 'Menores de 18 anos não recebem Pix: o valor fica guardado em seu nome.'
  if (missing === 'STAFF') return 'Duas pessoas da equipe conferem antes de enviar.'
  if (missing !== 'KEY') return 'Sai em instantes para a sua chave Pix.'
  if (status === 'DUE') return 'Espera uma chave Pix no seu perfil.'
  return 'O banco não aceitou a chave. Cadastre outra: o valor segue guardado em seu nome.'
}
