import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'
import { refundReasonTexts } from '../PixPayment/pix-payment-texts.ts'
import type { PixRefundReason } from '../PixPayment/pix-payment.ts'

export const paymentReceiptTexts = {
  title: 'Recibo',
  money: formatMoney,
  paid: 'Valor pago',
  confirmed: 'Pix confirmado',
  returning: 'Reembolso pedido ao banco',
  returned: 'Reembolsado pelo mesmo Pix',
  championship: 'Para',
  team: 'Time',
  payer: 'Quem pagou',
  what: 'O quê',
  entry: 'Inscrição do time',
  when: 'Quando',
  number: 'Pagamento',
  reason: 'Motivo do reembolso',
  reasons: (reason: PixRefundReason) => refundReasonTexts[reason],
  returnedAt: 'Reembolsado em',
  moment: formatDayAndTime,
  foot: 'Documento para conferência. Não é nota fiscal.',
  print: 'Imprimir',
}

export type PaymentReceiptTexts = typeof paymentReceiptTexts
