import { defineOnce } from '../element/define.ts'
import { PlayerCardElement } from './player-card-element.ts'

/** Defines `<convoca-player-card>`; `origin` is the server's, for elements without an attribute of that name. */
export function definePlayerCard(origin?: string): void {
  defineOnce('convoca-player-card', PlayerCardElement, origin)
}
