export type RegistrationStatus = 'PENDING_PAYMENT' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'WAITING'

export const registrationListTexts = {
  label: 'Inscrições',
  states: {
    PENDING_PAYMENT: 'Aguarda pagamento',
    CONFIRMED: 'Confirmada',
    REJECTED: 'Recusada',
    WITHDRAWN: 'Retirada',
    WAITING: 'Lista de espera',
  },
  checkedIn: 'Check-in feito',
  seed: (seed: number) => `Seed ${seed}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  accept: (team: string) => `Aceitar ${team}`,
  reject: (team: string) => `Recusar ${team}`,
  acceptShort: 'Aceitar',
  rejectShort: 'Recusar',
  /** Shown in place of the state. */
  disqualified: 'Desclassificado',
  disqualify: (team: string) => `Desclassificar ${team}`,
  disqualifyShort: 'Desclassificar',
  reinstate: (team: string) => `Desfazer a desclassificação de ${team}`,
  reinstateShort: 'Desfazer',
}

export type RegistrationListTexts = typeof registrationListTexts
