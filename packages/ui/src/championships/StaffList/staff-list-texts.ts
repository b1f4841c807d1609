export type StaffRole = 'ORGANIZER' | 'CO_ORGANIZER' | 'REFEREE'

export const staffListTexts = {
  label: 'Organização',
  roles: { ORGANIZER: 'Organização', CO_ORGANIZER: 'Coorganização', REFEREE: 'Arbitragem' },
  /** Said of somebody who has not accepted yet. */
  awaiting: 'Aguardando resposta',
  /** Labels of the button that gives the role to somebody. */
  change: { CO_ORGANIZER: 'Passar à coorganização', REFEREE: 'Passar à arbitragem' },
  /** Its accessible name. */
  changeOf: (nick: string, role: string) => `${nick}: ${role}`,
  remove: 'Remover',
  removeOf: (nick: string) => `Remover ${nick}`,
  /** Shown in place of `remove` beside the user's own name. */
  leave: 'Sair da equipe',
}

export type StaffListTexts = typeof staffListTexts
