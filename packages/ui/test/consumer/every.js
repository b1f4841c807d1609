import '@convoca/ui/styles.css'
import * as packed from '@convoca/ui'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as source from 'ui-source/src/index.ts'
import { collectRows } from 'ui-source/test/story-rows.ts'

const stories = import.meta.glob('ui-source/src/**/*.stories.tsx', { eager: true })

/** The sources are rendered only to read their props: what React reports about them is no concern of the packed files. */
function readRows() {
  const { error, warn } = console
  Object.assign(console, { error() {}, warn() {} })
  const rows = collectRows(source, Object.values(stories), flushSync)
  Object.assign(console, { error, warn })
  return rows
}

/** Renders a packed component with the props of its story and lists what its root lacks. */
function findFaults({ name, props }) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const ref = createRef()
  const given = { ...props, ref, className: 'mine', 'data-probe': 'yes' }
  flushSync(() =>
    root.render(
      createElement(
        packed.ConvocaTheme,
        { style: { padding: 'var(--cv-gutter)' } },
        createElement(packed[name], given),
      ),
    ),
  )
  const element = ref.current
  const found = [
    element instanceof HTMLElement || 'no element in ref',
    element?.classList.contains('mine') || 'no className',
    element?.dataset.probe === 'yes' || 'no other attribute',
    overflow('ltr') <= 0 || 'wider than a phone',
    overflow('rtl') <= 0 || 'wider than a phone from right to left',
  ].filter((fault) => fault !== true)
  flushSync(() => root.unmount())
  container.remove()
  return found
}

/** Horizontal overflow of the page in pixels. */
function overflow(direction) {
  document.documentElement.dir = direction
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

globalThis.every = Object.fromEntries(readRows().map((row) => [row.name, findFaults(row)]))
