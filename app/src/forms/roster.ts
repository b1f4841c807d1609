import type { Roster, RosterMember } from '@convoca/ui/app'

interface RosterLimits {
  teamSize: number
  maxSubstitutes: number
}

const count = (roster: Roster, role: Roster[string]) =>
  Object.values(roster).filter((playerRole) => playerRole === role).length

/** The error text of a roster that is too small or too large. */
export function findRosterError(
  roster: Roster,
  { teamSize, maxSubstitutes }: RosterLimits,
): string | undefined {
  const starters = count(roster, 'STARTER')
  const wanted = teamSize === 1 ? '1 titular' : `${teamSize} titulares`
  if (starters < teamSize)
    return `Escolha ${wanted}: ${teamSize - starters === 1 ? 'falta 1' : `faltam ${teamSize - starters}`}`
  if (starters > teamSize)
    return `Escolha ${wanted}: ${starters - teamSize === 1 ? 'sobra 1' : `sobram ${starters - teamSize}`}`
  if (count(roster, 'SUBSTITUTE') > maxSubstitutes)
    return maxSubstitutes === 0
      ? 'Este campeonato não tem reservas'
      : `Escolha no máximo ${maxSubstitutes} ${maxSubstitutes === 1 ? 'reserva' : 'reservas'}`
  return undefined
}

/** A validator of the form. Without zod, whose records are in no other form and would be loaded with each of them. */
export const createRosterValidator =
  (limits: RosterLimits) =>
  ({ value }: { value: { roster: Roster } }) => {
    const message = findRosterError(value.roster, limits)
    return message === undefined ? undefined : { fields: { roster: { message } } }
  }

/** Begins with the first members who can play. */
export const suggestRoster = (members: readonly RosterMember[], teamSize: number): Roster =>
  Object.fromEntries(
    members
      .filter(({ obstacles }) => obstacles.length === 0)
      .slice(0, teamSize)
      .map(({ id }) => [id, 'STARTER'] as const),
  )

/** The roster as it is sent: starters first. */
export const toRosterInput = (roster: Roster) =>
  Object.entries(roster)
    .map(([user_id, role]) => ({ user_id, role }))
    .toSorted((a, b) => Number(a.role === 'SUBSTITUTE') - Number(b.role === 'SUBSTITUTE'))
