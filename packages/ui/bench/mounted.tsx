import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ConvocaTheme } from '../src/index.ts'

export interface Mount {
  script: number
  layout: number
  nodes: ChildNode[]
}

/** Milliseconds of one mount: React's work alone, and with the first layout. */
export function mounted(content: ReactNode): Mount {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const started = performance.now()
  flushSync(() => root.render(<ConvocaTheme>{content}</ConvocaTheme>))
  const script = performance.now() - started
  holder.getBoundingClientRect()
  const layout = performance.now() - started
  const nodes = [...(holder.firstElementChild?.cloneNode(true).childNodes ?? [])]
  flushSync(() => root.unmount())
  holder.remove()
  return { script, layout, nodes }
}

export function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
