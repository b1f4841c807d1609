import type { TeamDetail } from '../generated/models.ts'

/** A team as its members see it: what `teams.read` and `teams.create` resolve with. */
export type Team = TeamDetail
