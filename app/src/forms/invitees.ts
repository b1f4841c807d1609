/** The maximum of one request (InviteInput of the contract). */
const MAX_INVITEES = 50

/** The error text for too many players, or undefined. */
export const validateInvitees = (players: readonly unknown[]) =>
  players.length > MAX_INVITEES ? `Convide no máximo ${MAX_INVITEES} jogadores por vez` : undefined
