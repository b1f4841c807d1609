import { InviteInput } from '@convoca/sdk/limits'

/** The error text for too many players, or undefined. */
export const validateInvitees = (players: readonly unknown[]) =>
  players.length > InviteInput.max ? `Convide no máximo ${InviteInput.max} jogadores por vez` : undefined
