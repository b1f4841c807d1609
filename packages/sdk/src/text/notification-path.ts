interface ChampionshipNotification {
  type: string
  championship?: { url: string } | null | undefined
  matchId?: string | null | undefined
}

/** The page of the championship where the user can act on a notification; null for one about something else. */
export function championshipNotificationPath({
  type,
  championship,
  matchId,
}: ChampionshipNotification): string | null {
  if (championship === null || championship === undefined) return null
  const path = `/championships/${championship.url}`
  if (matchId !== null && matchId !== undefined) return `${path}/match/${matchId}`
  return type.startsWith('CHAMPIONSHIP_MATCH_') ? `${path}?tab=matches` : path
}

interface EventNotification {
  event?: { context: string; name: string } | null | undefined
}

/** The page of the event that a notification is about; null for one about something else. */
export const eventNotificationPath = ({ event }: EventNotification): string | null =>
  event === null || event === undefined ? null : `/events/${event.context}/${event.name}`
