import type { TeamPart } from '@convoca/sdk/realtime'
import type { Work } from '../../database/transaction.ts'
import type { PictureStore } from '../files/store.ts'
import type { Courier } from '../notifications/service.ts'

/** Tells open pages that something of a team changed, so that they read it again. */
export interface TeamAnnouncer {
  /**
   * Once `work` has committed, reaches the open pages of the team's members of that moment, in every process.
   * `userIds` are told as well: somebody whom it concerns without being a member (any more).
   */
  teamChanged(work: Work, teamId: string, part: TeamPart, userIds?: readonly string[]): Promise<void>
}

/** What an act on a team needs besides the store: its members hear of it, its pictures go with it. */
export interface TeamServices {
  realtime: Courier & TeamAnnouncer
  storage: PictureStore
}
