import type { Championship, ChampionshipRegistration } from '../atoms/championship.ts'
import type { RosterChange } from '../atoms/rosters.ts'

type Lock = NonNullable<Championship['roster_lock']>

const lockTexts: Readonly<Record<Lock, string>> = {
  REGISTRATION: 'O elenco pode mudar até o fim das inscrições.',
  CHECK_IN: 'O elenco pode mudar até o check-in do time.',
  START: 'O elenco pode mudar até o início do campeonato.',
}

export const getLockText = ({ roster_lock: lock = 'CHECK_IN' }: Pick<Championship, 'roster_lock'>): string =>
  lockTexts[lock]

/** Whether only the referees change the roster from now on, as the server has it. */
export function isRosterLocked(
  championship: Pick<Championship, 'status' | 'roster_lock' | 'registration_closes_at'>,
  { checked_in_at: checkedInAt }: Pick<ChampionshipRegistration, 'checked_in_at'>,
  now: number,
): boolean {
  const { status, roster_lock: lock = 'CHECK_IN', registration_closes_at: closesAt } = championship
  if (status === 'ONGOING') return true
  if (lock === 'REGISTRATION') return status === 'CHECK_IN' || now >= Date.parse(closesAt)
  return lock === 'CHECK_IN' && checkedInAt !== null
}

/** The change of a roster, in one sentence. */
export function describeChange({ player_in: comer, player_out: leaver }: RosterChange): string {
  const who = comer ?? 'Conta excluída'
  return leaver === null ? `${who} entra no elenco` : `${who} entra no lugar de ${leaver}`
}

/** Teams with a place that have too few confirmed players, with how many are missing. */
export const findShortTeams = (
  registrations: readonly ChampionshipRegistration[],
  { team_size: teamSize }: Pick<Championship, 'team_size'>,
): { id: string; name: string; missing: number }[] =>
  registrations.flatMap(({ id, team, status, roster }) => {
    const confirmed = roster.filter((player) => player.is_confirmed).length
    const hasPlace = status === 'CONFIRMED' || status === 'PENDING_PAYMENT'
    return hasPlace && confirmed < teamSize ? [{ id, name: team.name, missing: teamSize - confirmed }] : []
  })
