import { defineOnce } from '../element/define.ts'
import { OrganizerSealElement } from './organizer-seal-element.ts'

/** Defines `<convoca-organizer-seal>`; `origin` is the server's, for elements without an attribute of that name. */
export function defineOrganizerSeal(origin?: string): void {
  defineOnce('convoca-organizer-seal', OrganizerSealElement, origin)
}
