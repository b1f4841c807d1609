import '@convoca/ui/host.css'
import './reset.css'

/** The style sheets of this script's elements, for a shadow root's `:host`; a build puts their text here (build/sheets.ts). */
export const readStyles = (): string => 'CONVOCA_STYLES'

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
