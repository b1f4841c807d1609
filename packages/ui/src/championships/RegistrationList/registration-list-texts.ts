import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'

export type RegistrationStatus = 'PENDING_PAYMENT' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'WAITING'

export type RegistrationPaymentStatus =
  | 'UNPAID'
  | 'PARTLY_PAID'
  | 'PAID'
  | 'WAIVED'
  | 'EXPIRED'
  | 'REFUNDING'
  | 'REFUNDED'

export const registrationListTexts = {
  states: {
    PENDING_PAYMENT: 'Aguarda pagamento',
    CONFIRMED: 'Confirmada',
    REJECTED: 'Recusada',
    WITHDRAWN: 'Retirada',
    WAITING: 'Lista de espera',
  },
  money: formatMoney,
  payments: {
    UNPAID: 'Falta pagar',
    PARTLY_PAID: 'Pago em parte',
    PAID: 'Pago',
    WAIVED: 'Aceito sem o resto',
    EXPIRED: 'Não pagou a tempo',
    REFUNDING: 'Reembolsando',
    REFUNDED: 'Reembolsado',
  } satisfies Record<RegistrationPaymentStatus, string> as Readonly<
    Record<RegistrationPaymentStatus, string>
  >,
  paid: (paid: string, fee: string) => `${paid} de ${fee}`,
  returned: (amount: string) => `devolvido: ${amount}`,
  payUntil: (date: Date) => `vaga até ${formatDayAndTime(date)}`,
  seed: (seed: number) => `Seed ${seed}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  accept: (team: string) => `Aceitar ${team}`,
  checkIn: (team: string) => `Fazer check-in de ${team}`,
  reject: (team: string) => `Recusar ${team}`,
  disqualify: (team: string) => `Desclassificar ${team}`,
  reinstate: (team: string, departure: 'DISQUALIFIED' | 'WITHDRAWN' | undefined) =>
    `Desfazer a ${departure === 'WITHDRAWN' ? 'desistência' : 'desclassificação'} de ${team}`,
}
