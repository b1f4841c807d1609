import { z } from 'zod'

const text = z.string().trim().min(1).max(100).optional().catch(undefined)

/** The list's state lives in the address; whatever does not fit is as if it were not there. */
export const teamsSearch = z.object({
  search: text,
  gameId: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
})

/** The user's own teams have no filter of the game: they are few. */
export const ownTeamsSearch = teamsSearch.omit({ gameId: true })

/** The list of vacancies: what is typed, the filters and the page. */
export const jobsSearch = z.object({
  search: text,
  gameId: z.uuid().optional().catch(undefined),
  position: z.string().trim().min(1).max(50).optional().catch(undefined),
  maxRanking: z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
})

/** What the list of notifications is narrowed to (product §6). */
export const notificationsSearch = z.object({
  kind: z
    .enum(['invites', 'teams', 'schedule', 'championships', 'news', 'system'])
    .optional()
    .catch(undefined),
})

/** Where to return after signing in: a path of this origin, never another site. */
export const authSearch = z.object({
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
})

/** The open part of the team's page, and what that part itself keeps in the address. */
export const teamSearch = z.object({
  tab: z
    .enum([
      'overview',
      'members',
      'invitations',
      'schedule',
      'communications',
      'achievements',
      'sponsors',
      'recruitment',
      'activity',
      'settings',
    ])
    .optional()
    .catch(undefined),
  /** A filter of the list in the part. */
  filter: text,
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  /** How the schedule is shown, and around which day. */
  view: z.enum(['month', 'week', 'list']).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
})
