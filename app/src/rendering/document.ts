import { listScenes } from '@convoca/ui/app'
import { themeColors } from './theme-color.ts'
import type { Assets } from './assets.ts'
import { toStateElement } from './page-state.ts'
import type { PageState } from './page-state.ts'
import { startPageScript } from './start-page.ts'

export interface PageParts {
  /** The markup that React has rendered. */
  html: string
  state: PageState
  assets: Assets
  /** Whether the page is whole without its script, which then waits for the page's pictures as well. */
  isCompleteAlone: boolean
  /** Path and query of the calls that a member's screen begins with. */
  earlyCalls: readonly string[]
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

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Scenes that a window shows: they come before what uses them, others after it. */
const MAX_SEEN = 6

/** Fills the app's `index.html`. */
export function fillDocument(template: string, parts: PageParts): string {
  const { state, assets, isCompleteAlone, earlyCalls } = parts
  const { head, body } = splitHead(parts.html)
  const scenes = listScenes(body)
  const imports = assets.scripts.map((file) => `/${file}`)
  const after = isCompleteAlone ? ' data-after="load"' : ''
  const calls = earlyCalls.length === 0 ? '' : ` data-calls="${escapeAttribute(earlyCalls.join(' '))}"`
  const startTag = (_tag: string, file: string, nonce: string) =>
    `<script data-entry="${file}" data-imports="${imports.join(' ')}"${calls}${after}${nonce}>${startPageScript}</script>`
  // None in development.
  const entry = entryTag.exec(template)?.[1] ?? []
  const links = [
    ...assets.sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // Fetched at once, but neither compiled nor run before the first paint.
    ...(isCompleteAlone ? [] : [entry, imports].flat()).map(
      (file) => `<link rel="preload" as="script" crossorigin href="${file}">`,
    ),
  ]
  // Functions, since a team's name may contain `$` patterns of `replace`.
  return template
    .replace('data-appearance="dark"', () => `data-appearance="${state.view.appearance}"`)
    .replace(/(?<=<meta name="theme-color" content=")[^"]*/, () => themeColors[state.view.appearance])
    .replace(
      'name="color-scheme" content="dark"',
      () => `name="color-scheme" content="${state.view.appearance}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(entryTag, startTag)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${scenes.slice(0, MAX_SEEN).join('')}<div id="root">${body}</div>${scenes.slice(MAX_SEEN).join('')}${toStateElement(state)}`,
    )
}
