/** Most players that one request invites (InviteInput of the contract). */
const most = 50

/** Why so many players cannot be invited at once; nothing when they can. */
export const validateInvitees = (players: readonly unknown[]) =>
  players.length > most ? `Convide no máximo ${most} jogadores por vez` : undefined
