import { defineOnce } from '../element/define.ts'
import { BracketElement } from './bracket-element.ts'

/** Defines `<convoca-bracket>`; `origin` is the server's, for elements without an attribute of that name. */
export function defineBracket(origin?: string): void {
  defineOnce('convoca-bracket', BracketElement, origin)
}
