import type { NotificationDraft } from './draft.ts'

/**
 * The subject of a notification. Of one kind and subject a user has one unread notification at most: the newer text replaces the
 * older. Null where each says something of its own, as warnings do.
 */
export function subjectOf(draft: NotificationDraft): string | null {
  const { type, teamId, playerId } = draft
  // A new invitation of the same team replaces the one before, whose id is gone.
  if (type === 'TEAM_INVITE' && teamId !== undefined) return teamId
  const closest =
    draft.subject ??
    draft.communicationId ??
    draft.announcementId ??
    draft.conversationId ??
    draft.ticketId ??
    draft.matchId ??
    draft.scheduleId ??
    draft.eventId ??
    draft.championshipId
  if (closest !== undefined) return closest
  if (teamId === undefined) return null
  return playerId === undefined ? teamId : `${teamId} ${playerId}`
}

/** The subject by which an invitation to a championship's staff is told from others of its kind. */
export const staffSubject = (championshipId: string): string => `staff ${championshipId}`

/** The last of each user, kind and subject. */
export function newestOfEach(drafts: readonly NotificationDraft[]): NotificationDraft[] {
  const newest = new Map<string, NotificationDraft>()
  for (const [index, draft] of drafts.entries()) {
    const subject = subjectOf(draft)
    newest.set(subject === null ? `${index}` : `${draft.userId} ${draft.type} ${subject}`, draft)
  }
  return [...newest.values()]
}
