import type { ComponentType } from 'react'
import type * as ui from '../../src/index.ts'

/** One exported component with the least it needs to render. */
export interface ComponentRow {
  name: keyof typeof ui
  component: ComponentType<never>
  props: Record<string, unknown>
  /** Where the root element is drawn: `page` when it is portalled to the body (dialogs). Default `here`. */
  root?: 'here' | 'page'
  /** A text of `texts` and what must then be seen (text, or an accessible name). */
  texts?: { override: Record<string, unknown>; shows: string }
}

/** Checks the minimal props against the component's own type. */
export function row<P>(
  name: keyof typeof ui,
  component: ComponentType<P>,
  props: Omit<P, 'ref'>,
  more: Pick<ComponentRow, 'root' | 'texts'> = {},
): ComponentRow {
  return { name, component: component as ComponentType<never>, props, ...more }
}
