import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** A user or guest who looks at a profile, and the day on which they do. */
export interface Viewer {
  /** Null for a guest. */
  id: string | null
  /** Users born after this day are minors. */
  latestBirth: string
}

/** Whether the user and the viewer have a team in common, as a condition on `users`. */
export function isTeammate(eb: ExpressionBuilder<Database, 'users'>, viewerId: string) {
  return eb.exists(
    eb
      .selectFrom('team_members as theirs')
      .innerJoin('team_members as own', 'own.team_id', 'theirs.team_id')
      .select('own.id')
      .whereRef('theirs.user_id', '=', 'users.id')
      .where('own.user_id', '=', viewerId),
  )
}

/**
 * A condition on `users` that says who may see a profile: everybody, everybody with an account, or only the
 * user and the user's teams. A guest sees no minor.
 */
export function isVisible(eb: ExpressionBuilder<Database, 'users'>, { id, latestBirth }: Viewer) {
  if (id === null)
    return eb.and([eb('users.profile_visibility', '=', 'PUBLIC'), eb('users.birth', '<=', latestBirth)])
  return eb.or([eb('users.profile_visibility', '<>', 'NOBODY'), eb('users.id', '=', id), isTeammate(eb, id)])
}

/** Whether everybody may open the page of the user whom the query has under this name: for lists that are the same for all viewers. */
export const isPublicPage = (alias: string) => sql<boolean>`(
  ${sql.ref(`${alias}.erased_at`)} is null and ${sql.ref(`${alias}.profile_visibility`)} = 'PUBLIC'
  and ${sql.ref(`${alias}.birth`)} <= (now() at time zone 'America/Sao_Paulo')::date - interval '18 years'
)`

/** Whether a list of players shows somebody: minors are hidden from all, but not from themselves. */
export function isListed(eb: ExpressionBuilder<Database, 'users'>, viewer: Viewer) {
  const isAdult = eb.and([eb('users.birth', '<=', viewer.latestBirth), isVisible(eb, viewer)])
  return viewer.id === null ? isAdult : eb.or([isAdult, eb('users.id', '=', viewer.id)])
}

/** Whether the viewer learns a user's full name: not a minor's, unless they play together. */
export function isNameVisible(eb: ExpressionBuilder<Database, 'users'>, { id, latestBirth }: Viewer) {
  const isAdult = eb('users.birth', '<=', latestBirth)
  if (id === null) return isAdult
  return eb.or([isAdult, eb('users.id', '=', id), isTeammate(eb, id)])
}

/** The full name or, where the viewer does not learn it, the nick. */
export function visibleName(eb: ExpressionBuilder<Database, 'users'>, viewer: Viewer) {
  return eb
    .case()
    .when(isNameVisible(eb, viewer))
    .then(eb.ref('users.name'))
    .else(sql<string>`users.nick::text`)
    .end()
}
