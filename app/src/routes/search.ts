import { z } from 'zod'

const text = z.string().trim().min(1).max(100).optional().catch(undefined)

/** The list's state lives in the address; whatever does not fit is as if it were not there. */
export const teamsSearch = z.object({
  search: text,
  gameId: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
})

/** Where to return after signing in: a path of this origin, never another site. */
export const authSearch = z.object({
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
})
