import { formatDayAndTime, formatTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'
import type { EntryShareStatus } from './entry-shares.ts'

export const entrySharesTexts = {
  money: formatMoney,
  title: (paid: number, all: number) => `${paid} de ${all} ${paid === 1 ? 'pagou' : 'pagaram'}`,
  reservedUntil: (date: Date) => `vaga reservada até ${formatDayAndTime(date)}`,
  bar: (paid: number, all: number) => `${paid} de ${all} partes pagas`,
  states: {
    OPEN: 'Falta pagar',
    PENDING: 'Aguardando pagamento',
    PAID: 'Pago',
    REFUNDING: 'Reembolsando',
    REFUNDED: 'Reembolsado',
  } satisfies Record<EntryShareStatus, string>,
  paidAt: (date: Date) => `Pix às ${formatTime(date)}`,
  paidBy: (payer: string, date: Date) => `Pago por ${payer} às ${formatTime(date)}`,
  pendingBy: (payer: string) => `Aguardando o Pix de ${payer}`,
  payForLabel: (nick: string) => `Pagar por ele: ${nick}`,
  payRest: (amount: string) => `Pagar ${amount}`,
}
