import { formatDayAndTime, formatTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'
import type { PixRefundReason } from './pix-payment.ts'

export const refundReasonTexts: Readonly<Record<PixRefundReason, string>> = {
  WITHDRAWN: 'o time desistiu antes do fim das inscrições.',
  REJECTED: 'a organização recusou a inscrição.',
  CHAMPIONSHIP_CANCELLED: 'o campeonato foi cancelado.',
  TEAM_GONE: 'o time foi excluído.',
  GIFT_DECLINED: 'o time recusou o presente.',
  GIFT_EXPIRED: 'o time não usou o presente.',
  GIFT_ACCEPTED: 'o time aceitou a inscrição de presente.',
  LATE: 'o Pix chegou depois do prazo e a vaga já não esperava por ele.',
  INCOMPLETE: 'a inscrição não foi paga inteira a tempo.',
  WRONG_AMOUNT: 'o valor que chegou não é o do código.',
}

export const pixPaymentTexts = {
  money: formatMoney,
  states: {
    PENDING: { title: 'Aguardando pagamento', note: 'Esta página muda sozinha assim que o Pix cair.' },
    PAID: { title: 'Pago', note: 'A vaga do time está confirmada.' },
    EXPIRED: { title: 'O código expirou', note: 'Nada foi cobrado.' },
    CANCELLED: { title: 'Código cancelado', note: 'Não pague este código.' },
    LATE: { title: 'Chegou atrasado', note: 'Estamos vendo se a vaga ainda está livre.' },
    REFUNDING: { title: 'Reembolsando', note: 'Pedido ao banco.' },
    REFUNDED: { title: 'Reembolsado', note: 'O valor voltou pelo mesmo Pix.' },
  },
  entry: 'Inscrição do time',
  missing: (count: number) =>
    count === 1 ? 'Falta 1 parte para o time ter a vaga.' : `Faltam ${count} partes para o time ter a vaga.`,
  qr: 'Aponte a câmera do app do seu banco',
  code: 'Pix copia e cola',
  copy: 'Copiar código',
  copied: 'Código copiado',
  notCopied: 'Selecione e copie o código',
  steps: [
    'Abra o app do banco e entre em Pix.',
    'Escolha Pagar com QR ou Copia e cola.',
    'Confira o nome e o valor, e confirme.',
  ] as readonly string[],
  clock: 'Tempo para pagar',
  expiresAt: (date: Date) => `expira às ${formatTime(date)}`,
  paidAt: (date: Date) => `Pix confirmado em ${formatDayAndTime(date)}.`,
  refundedAt: (date: Date) => `Voltou para a sua conta em ${formatDayAndTime(date)}.`,
  late: 'O Pix caiu depois do prazo. A vaga ainda estava livre: é do time.',
  reason: (reason: PixRefundReason) => `Motivo: ${refundReasonTexts[reason]}`,
  private: 'Não guardamos dados do seu banco',
  check: 'Já paguei e não mudou',
  checking: 'Perguntando ao banco...',
  renew: 'Gerar outro código',
  renewing: 'Gerando...',
  renewHint: 'Pagou mesmo assim? A gente acha e resolve sozinho.',
  championship: 'Ver campeonato',
}

export type PixPaymentTexts = typeof pixPaymentTexts
