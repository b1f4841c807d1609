import '@convoca/ui/styles.css'
import { ConvocaTheme } from '@convoca/ui'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { components } from './components/index.ts'

/** What a component's root must have got; the contract suite's first test, against the packed files. */
function faults({ component, props }) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const ref = createRef()
  const given = { ...props, ref, className: 'mine', 'data-probe': 'yes' }
  flushSync(() =>
    root.render(
      createElement(
        ConvocaTheme,
        { style: { padding: 'var(--cv-gutter)' } },
        createElement(component, given),
      ),
    ),
  )
  const element = ref.current
  const found = [
    element instanceof HTMLElement || 'no element in ref',
    element?.classList.contains('mine') || 'no className',
    element?.dataset.probe === 'yes' || 'no other attribute',
    sideways('ltr') <= 0 || 'wider than a phone',
    sideways('rtl') <= 0 || 'wider than a phone from right to left',
  ].filter((fault) => fault !== true)
  flushSync(() => root.unmount())
  holder.remove()
  return found
}

/** Pixels by which the page can be scrolled sideways. */
function sideways(direction) {
  document.documentElement.dir = direction
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

globalThis.every = Object.fromEntries(components.map((row) => [row.name, faults(row)]))
