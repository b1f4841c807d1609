import type { PlayerItem } from '@convoca/ui'
import type { Player } from '../atoms/players.ts'

/** A player as the picker lists it: the name first (docs/product.md#players), the nick below. */
export const toPlayerItem = ({ id, nick, name, files }: Player): PlayerItem => ({
  id,
  name,
  detail: nick,
  picture: files[0]?.url ?? null,
})
