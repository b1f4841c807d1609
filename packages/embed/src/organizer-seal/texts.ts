/** The sentences of `<convoca-organizer-seal>`; `element.texts` replaces some of them. */
export interface OrganizerSealTexts {
  /** Every promised prize is kept. */
  kept: string
  /** A promised prize is late. */
  late: string
  /** No prize was promised yet. */
  none: string
  organizer: (nick: string) => string
  promised: string
  deposited: string
  paid: string
  updated: (time: string) => string
  stale: (time: string) => string
  loading: string
  missing: string
  failed: string
  retry: string
}

export const organizerSealTexts: OrganizerSealTexts = {
  kept: 'Prêmios em dia',
  late: 'Prêmio atrasado',
  none: 'Nenhum prêmio prometido',
  organizer: (nick) => `Organização de ${nick}`,
  promised: 'Prometido',
  deposited: 'Depositado',
  paid: 'Pago',
  updated: (time) => `conferido às ${time}`,
  stale: (time) => `sem conexão · dados das ${time}`,
  loading: 'Conferindo os prêmios…',
  missing: 'Organização não encontrada',
  failed: 'Não foi possível conferir os prêmios',
  retry: 'Tentar de novo',
}
