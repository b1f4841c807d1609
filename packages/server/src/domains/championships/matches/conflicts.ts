import { hasChampionshipPermission } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'
import type { VisibleChampionship } from '../access.ts'
import { hasTeamAmong } from './conflicts-repository.ts'
import type { MatchRow } from './matches-repository.ts'
import { type StageMatch, byNumber, isSameMatch } from '../stages/types.ts'

type Entrants = Pick<MatchRow, 'home_id' | 'away_id'>

const idsOf = (matches: readonly Entrants[]): string[] =>
  matches.flatMap(({ home_id: home, away_id: away }) => [home, away]).filter((id) => id !== null)

/**
 * Whether the actor's own team is among these registrations, or, for the organiser, a team of the staff: who appoints the
 * referees would otherwise rule for them, and have them rule.
 */
async function isInvolved(
  { db, actor }: Context,
  { row }: VisibleChampionship,
  registrationIds: readonly string[],
): Promise<boolean> {
  const withStaff = row.organizer_id === actor.userId
  return hasTeamAmong(db, row.id, { userId: actor.userId, withStaff, registrationIds })
}

/** Whether the actor may decide about the match. */
export async function canRule(
  context: Context,
  championship: VisibleChampionship,
  match: Entrants,
): Promise<boolean> {
  if (!hasChampionshipPermission(championship.role, 'ruleMatches')) return false
  return !(await isInvolved(context, championship, idsOf([match])))
}

/** Nobody decides about matches in which they have a part. */
export async function requireUninvolved(
  context: Context,
  championship: VisibleChampionship,
  registrationIds: readonly string[],
): Promise<void> {
  if (await isInvolved(context, championship, registrationIds)) throw new DomainError('OWN_MATCH')
}

export const requireUninvolvedInMatches = (
  context: Context,
  championship: VisibleChampionship,
  matches: readonly Entrants[],
): Promise<void> => requireUninvolved(context, championship, idsOf(matches))

/**
 * The people who play in the matches whose result has changed or is gone: a correction of one match undoes
 * those after it.
 */
export function findUndone(before: readonly StageMatch[], after: readonly StageMatch[]): string[] {
  const later = byNumber(after)
  return before
    .filter((match) => {
      const next = later.get(match.number)
      return match.state === 'CLOSED' && (next === undefined || !isSameMatch(match, next))
    })
    .flatMap(({ home, away }) => [home, away])
    .filter((id) => id !== null)
}
