import type { DehydratedState } from '@tanstack/query-core'
import type { View } from './view.ts'

/** The state that a rendered page hands to the script that makes it interactive. */
export interface PageState {
  /** The view that it was rendered for. */
  view: View
  /** See `originAtom`. */
  origin: string | null
  /** The queries that were read for the page. */
  queries: DehydratedState
  /** Whether the page is whole; a skeleton or an error page is replaced, not hydrated. */
  isComplete: boolean
}

const id = 'page-state'

/** The state as an element of the document. A data block is no script: it needs no nonce. */
export const toStateElement = (state: PageState) =>
  `<script type="application/json" id="${id}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`

/** The state of the document in which this script runs; null if the server has rendered nothing. */
export function readPageState(): PageState | null {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}
