import { themeColors } from './theme-color.ts'
import type { Assets } from './assets.ts'
import { toStateElement } from './page-state.ts'
import type { PageState } from './page-state.ts'
import { startPageScript } from './start-page.ts'

export interface PageParts {
  /** What React has rendered. */
  html: string
  state: PageState
  assets: Assets
  /** Whether the script waits until the page is painted. */
  isPaintedFirst: boolean
}

/**
 * The elements that React would move into the head come first in its markup: metadata, and the preloads of pictures.
 * Neither holds a `<` of its own, for attributes and texts are escaped.
 */
function splitHead(html: string): { head: string; body: string } {
  const start = html.search(/<(?!title|\/title|meta|link)/)
  return start === -1 ? { head: html, body: '' } : { head: html.slice(0, start), body: html.slice(start) }
}

/** The tag of the app's script, with the nonce of inline scripts. */
const entryTag = /<script type="module"[^>]*\ssrc="(\/assets\/[^"]+)"([^>]*)><\/script>/

/** Fills the app's `index.html`. */
export function fillDocument(template: string, parts: PageParts): string {
  const { state, assets, isPaintedFirst } = parts
  const { head, body } = splitHead(parts.html)
  const imports = assets.scripts.map((file) => `/${file}`)
  const links = [
    ...assets.sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(isPaintedFirst ? [] : imports.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)),
  ]
  const start = (tag: string, entry: string, nonce: string) =>
    isPaintedFirst
      ? `<script data-entry="${entry}" data-imports="${imports.join(' ')}"${nonce}>${startPageScript}</script>`
      : `<script${nonce}>${startPageScript}</script>${tag}`
  // Functions, since a team's name may contain `$` patterns of `replace`.
  return template
    .replace('data-appearance="dark"', () => `data-appearance="${state.view.appearance}"`)
    .replace(/(?<=<meta name="theme-color" content=")[^"]*/, () => themeColors[state.view.appearance])
    .replace(
      'name="color-scheme" content="dark"',
      () => `name="color-scheme" content="${state.view.appearance}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(entryTag, start)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${toStateElement(state)}`)
}
