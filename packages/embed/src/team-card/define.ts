import { defineOnce } from '../element/define.ts'
import { TeamCardElement } from './team-card-element.ts'

/** Defines `<convoca-team-card>`; `origin` is the server's, for elements without an attribute of that name. */
export function defineTeamCard(origin?: string): void {
  defineOnce('convoca-team-card', TeamCardElement, origin)
}
