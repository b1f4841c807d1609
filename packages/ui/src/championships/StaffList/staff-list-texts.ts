export type StaffRole = 'ORGANIZER' | 'CO_ORGANIZER' | 'REFEREE'

export const staffListTexts = {
  label: 'Organização',
  roles: { ORGANIZER: 'Organização', CO_ORGANIZER: 'Coorganização', REFEREE: 'Arbitragem' },
  /** Of somebody who has not accepted yet. */
  awaiting: 'Aguardando resposta',
  /** Of the button that gives the role to somebody. */
  change: { CO_ORGANIZER: 'Passar à coorganização', REFEREE: 'Passar à arbitragem' },
  /** Its accessible name. */
  changeOf: (nick: string, role: string) => `${nick}: ${role}`,
  remove: 'Remover',
  removeOf: (nick: string) => `Remover ${nick}`,
  /** For oneself, in place of `remove`. */
  leave: 'Sair da equipe',
}

export type StaffListTexts = typeof staffListTexts
