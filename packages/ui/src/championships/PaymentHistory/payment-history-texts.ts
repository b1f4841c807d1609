import { formatDay, formatTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'
import { refundReasonTexts } from '../PixPayment/pix-payment-texts.ts'
import type { PixPaymentStatus, PixRefundReason } from '../PixPayment/pix-payment.ts'

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]

const count = (number: number, singular: string, many: string) =>
  `${number} ${number === 1 ? singular : many}`

export const paymentHistoryTexts = {
  label: 'Histórico de pagamentos',
  sums: 'Somas',
  money: formatMoney,
  paid: 'pagos por Pix',
  paidCount: (number: number) => count(number, 'pagamento', 'pagamentos'),
  waiting: 'aguardando pagamento',
  waitingCount: (number: number) => count(number, 'código aberto', 'códigos abertos'),
  returned: 'reembolsados',
  returnedCount: (number: number) => count(number, 'devolução', 'devoluções'),
  /** Heading of a month. */
  month: (date: Date) => `${months[date.getMonth()] ?? ''} ${date.getFullYear()}`,
  entry: (championship: string) => `Inscrição · ${championship}`,
  deposit: (championship: string) => `Depósito do prêmio · ${championship}`,
  when: (date: Date) => `${formatDay(date)}, ${formatTime(date)}`,
  paidBy: (nick: string) => `por ${nick}`,
  erased: 'por uma conta excluída',
  noTeam: 'Time excluído',
  states: {
    PENDING: 'Aguardando',
    PAID: 'Pago',
    EXPIRED: 'Expirou',
    CANCELLED: 'Cancelado',
    LATE: 'Atrasado',
    REFUNDING: 'Reembolsando',
    REFUNDED: 'Reembolsado',
  } satisfies Record<PixPaymentStatus, string> as Readonly<Record<PixPaymentStatus, string>>,
  late: 'pago depois do prazo',
  reason: (reason: PixRefundReason) => refundReasonTexts[reason],
  unwon: (money: string) => `${money} voltam: ninguém ganhou`,
  empty: 'Nenhum pagamento',
  emptyHint: 'O que for pago por Pix aparece aqui.',
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
}
