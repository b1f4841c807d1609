import type { PlayerItem } from '@convoca/ui'
import type { Player } from '../atoms/players.ts'

/** A player as the picker lists it: the nick first, the name below. */
export const toPlayerItem = ({ id, nick, name, files }: Player): PlayerItem => ({
  id,
  name: nick,
  detail: name,
  picture: files[0]?.url ?? null,
})
