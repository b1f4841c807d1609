/** A player as the picker lists it. */
export interface PlayerItem {
  id: string
  /** Nick; empty shows the documented fallback. */
  name: string
  picture?: string | null | undefined
  /** Second line, e.g. the real name. */
  detail?: string | undefined
}

/** Single: choosing the selected player clears it, choosing another replaces it. */
export function choose(selected: PlayerItem | null, player: PlayerItem): PlayerItem | null {
  return selected?.id === player.id ? null : player
}

/** `multi`: selecting toggles a player; the order is that of selection. */
export function toggle(selected: readonly PlayerItem[], player: PlayerItem): PlayerItem[] {
  return selected.some(({ id }) => id === player.id)
    ? selected.filter(({ id }) => id !== player.id)
    : [...selected, player]
}
