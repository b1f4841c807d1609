export type StaffRole = 'ORGANIZER' | 'CO_ORGANIZER' | 'REFEREE'

export interface StaffListTexts {
  label: string
  roles: Readonly<Record<StaffRole, string>>
  /** Of somebody who has not accepted yet. */
  awaiting: string
  /** Of the button that gives the role to somebody. */
  change: Readonly<Record<'CO_ORGANIZER' | 'REFEREE', string>>
  /** Its accessible name. */
  changeOf: (nick: string, role: string) => string
  remove: string
  removeOf: (nick: string) => string
  /** For oneself, in place of `remove`. */
  leave: string
}

export const staffListTexts: StaffListTexts = {
  label: 'Organização',
  roles: { ORGANIZER: 'Organização', CO_ORGANIZER: 'Coorganização', REFEREE: 'Arbitragem' },
  awaiting: 'Aguardando resposta',
  change: { CO_ORGANIZER: 'Passar à coorganização', REFEREE: 'Passar à arbitragem' },
  changeOf: (nick, role) => `${nick}: ${role}`,
  remove: 'Remover',
  removeOf: (nick) => `Remover ${nick}`,
  leave: 'Sair da equipe',
}
