import { formatDay, formatTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'
import type { PrizeLine, PrizeLineKind } from './prize-panel.ts'

export const prizePanelTexts = {
  guaranteed: 'Premiação garantida',
  guaranteedNote:
    'O dinheiro já está guardado na Convoca. O prêmio pode subir, nunca baixar, e só volta se o campeonato for cancelado ou se ninguém o ganhar.',
  since: 'selo ativado em',
  promisedTitle: 'Prêmio prometido',
  promisedNote: 'O selo aparece quando a organização depositar tudo o que prometeu.',
  missing: (money: string) => `Falta depositar ${money}.`,
  money: formatMoney,
  promised: 'Prometido',
  promisedHint: 'só pode subir',
  deposited: 'Depositado',
  depositedHint: 'por Pix, guardado na Convoca',
  paid: 'Pago aos vencedores',
  paidHint: 'um dia depois da final sem disputa aberta',
  /** Said of the paid amount. */
  withheld: (money: string) => `inclui ${money} retidos na fonte`,
  /** The bar of what is deposited. */
  progress: (percent: number) => `${percent}% do prometido`,
  places: 'Prêmios por colocação',
  place: (place: number) => `${place}º`,
  /** Said of equal parts of a team's prize. */
  each: (money: string) => `${money} por jogador`,
  proof: 'Prova pública',
  lineCount: (count: number) => (count === 1 ? '1 lançamento' : `${count} lançamentos`),
  moment: (date: Date) => `${formatDay(date)} · ${formatTime(date)}`,
  total: (money: string) => `Depositado: ${money}`,
  kinds: {
    PROMISED: 'Promessa publicada',
    RAISED: 'Promessa aumentada',
    DEPOSITED: 'Depósito da organização',
    RETURNED: 'Depósito devolvido',
    UNWON: 'Prêmio sem vencedor devolvido',
    PAID: 'Pago a um vencedor',
    GUARANTEED: 'Selo ativado',
    UNGUARANTEED: 'Selo suspenso',
  } satisfies Record<PrizeLineKind, string> as Readonly<Record<PrizeLineKind, string>>,
  detail: ({ kind, amount, code }: PrizeLine): string => {
    const money = formatMoney(amount ?? 0)
    switch (kind) {
      case 'PROMISED':
        return money
      case 'RAISED':
        return `para ${money}`
      case 'DEPOSITED':
        return `Pix confirmado · final do código …${code ?? ''}`
      case 'RETURNED':
        return `o campeonato foi cancelado · final do código …${code ?? ''}`
      case 'UNWON':
        return `${money} voltam a quem depositou · final do código …${code ?? ''}`
      case 'PAID':
        return `Pix confirmado · final do código …${code ?? ''}`
      case 'GUARANTEED':
        return 'o depositado chegou ao prometido'
      case 'UNGUARANTEED':
        return 'o depositado ficou abaixo do prometido'
    }
  },
  added: (money: string) => `+ ${money}`,
  removed: (money: string) => `− ${money}`,
  more: 'Ver todos os lançamentos',
}

export type PrizePanelTexts = typeof prizePanelTexts
