import { z } from 'zod'

const text = z.string().trim().min(1).max(100).optional().catch(undefined)

/** The list's state is in the URL; invalid params are dropped. */
export const teamsSearch = z.object({
  search: text,
  gameId: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
})

/** The list of vacancies: search, filters and page. */
export const jobsSearch = z.object({
  search: text,
  gameId: z.uuid().optional().catch(undefined),
  position: z.string().trim().min(1).max(50).optional().catch(undefined),
  maxRanking: z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
})

/** The filter of the notifications (product §6). */
export const notificationsSearch = z.object({
  kind: z
    .enum(['invites', 'teams', 'schedule', 'championships', 'news', 'system'])
    .optional()
    .catch(undefined),
})

/** Where to redirect after signing in: a path of this origin, never another site. */
export const authSearch = z.object({
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
})

/** The active tab of the team's page, and the state of its section. */
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
  /** The filter of the section's list. */
  filter: text,
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  /** The view of the schedule, and the day that it shows. */
  view: z.enum(['month', 'week', 'list']).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
})
