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
