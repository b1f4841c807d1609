import type { SystemContext } from '../../context.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { notify } from '../notifications/service.ts'
import { findTeamsWithNotifications } from './repository.ts'

/**
 * Notifies a whole team, of events, reminders and communications. Only these are silenced when the team turns
 * notifications off (docs/decisions/0026).
 */
export async function notifyTeam(
  context: SystemContext,
  drafts: readonly (NotificationDraft & { teamId: string })[],
): Promise<void> {
  if (drafts.length === 0) return
  const teamIds = await findTeamsWithNotifications(context.db, [
    ...new Set(drafts.map((draft) => draft.teamId)),
  ])
  // Ids from URLs may be in capitals; the database returns lower case.
  await notify(
    context,
    drafts.filter((draft) => teamIds.has(draft.teamId.toLowerCase())),
  )
}
