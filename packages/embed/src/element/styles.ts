import tokens from '@convoca/ui/host.css'
import reset from './reset.css'

const parts: string[] = [tokens, reset]

/** Called by each CSS module when it is loaded; a build leaves none of these calls, but one string (build/styles.ts). */
export function addStyles(css: string): void {
  parts.push(css)
}

/** The style sheets of this script's elements, for a shadow root's `:host`. */
export const readStyles = (): string => parts.join('')

/** Constructed, for a strict policy refuses style elements. */
function toSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

let sheet: CSSStyleSheet | undefined
let line: CSSStyleSheet | undefined

/** One sheet for every element of the page. */
export const getSheet = (): CSSStyleSheet => (sheet ??= toSheet(readStyles()))

/** Gives the place back that a page has reserved for what is not there. */
export const getLineSheet = (): CSSStyleSheet => (line ??= toSheet(':host{min-height:0!important}'))
