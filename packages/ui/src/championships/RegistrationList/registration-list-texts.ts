export type RegistrationStatus = 'PENDING_PAYMENT' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'WAITING'

export interface RegistrationListTexts {
  label: string
  states: Readonly<Record<RegistrationStatus, string>>
  checkedIn: string
  seed: (seed: number) => string
  reason: (reason: string) => string
  accept: (team: string) => string
  reject: (team: string) => string
  acceptShort: string
  rejectShort: string
  /** In place of the state. */
  disqualified: string
  disqualify: (team: string) => string
  disqualifyShort: string
}

export const registrationListTexts: RegistrationListTexts = {
  label: 'Inscrições',
  states: {
    PENDING_PAYMENT: 'Aguarda pagamento',
    CONFIRMED: 'Confirmada',
    REJECTED: 'Recusada',
    WITHDRAWN: 'Retirada',
    WAITING: 'Lista de espera',
  },
  checkedIn: 'Check-in feito',
  seed: (seed) => `Seed ${seed}`,
  reason: (reason) => `Motivo: ${reason}`,
  accept: (team) => `Aceitar ${team}`,
  reject: (team) => `Recusar ${team}`,
  acceptShort: 'Aceitar',
  rejectShort: 'Recusar',
  disqualified: 'Desclassificado',
  disqualify: (team) => `Desclassificar ${team}`,
  disqualifyShort: 'Desclassificar',
}
