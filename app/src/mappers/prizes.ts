import type { PrizePanelProps } from '@convoca/ui/app'
import type { Championship } from '../atoms/championship.ts'
import type { PrizePool } from '../atoms/prizes.ts'

/** Whether a prize of money is promised. */
export const hasMoney = ({ prizes }: Pick<Championship, 'prizes'>): boolean =>
  prizes.some(({ amount = 0 }) => amount > 0)

/** The money of the prizes as the component shows it. */
export const toPrizePanel = (
  { prizes, team_size: teamSize }: Pick<Championship, 'prizes' | 'team_size'>,
  { promised, deposited, paid, withheld, guaranteed_since: since, lines }: PrizePool,
): Pick<
  PrizePanelProps,
  'promised' | 'deposited' | 'paid' | 'withheld' | 'guaranteedSince' | 'places' | 'teamSize' | 'lines'
> => ({
  promised,
  deposited,
  paid,
  withheld,
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

/** The amount of the promise that nobody has deposited, in centavos. */
export const findMissing = ({ promised, deposited }: Pick<PrizePool, 'promised' | 'deposited'>): number =>
  Math.max(0, promised - deposited)
