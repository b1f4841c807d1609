/** The maximum of one request (InviteInput of the contract). */
const maxInvitees = 50

/** The error text for too many players, or undefined. */
export const validateInvitees = (players: readonly unknown[]) =>
  players.length > maxInvitees ? `Convide no máximo ${maxInvitees} jogadores por vez` : undefined
