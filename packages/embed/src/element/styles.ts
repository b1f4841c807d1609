import tokens from '@convoca/ui/host.css'
import reset from './reset.css'

const parts: string[] = [tokens, reset]

/** Called by each CSS module when it is loaded; a build leaves none of these calls, but one string (build/styles.ts). */
export function addStyles(css: string): void {
  parts.push(css)
}

/** The style sheets of this script's elements, for a shadow root's `:host`. */
export const readStyles = (): string => parts.join('')

let sheet: CSSStyleSheet | undefined

/** One sheet for every element of the page. Constructed, for a strict policy refuses style elements. */
export function getSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(readStyles())
  }
  return sheet
}
