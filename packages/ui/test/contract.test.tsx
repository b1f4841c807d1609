import { act, createElement, createRef } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'
import * as ui from '../src/index.ts'
import { components, type ComponentRow } from './components/index.ts'

const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.restoreAllMocks()
})

function themed({ component, props }: ComponentRow, more: object = {}) {
  return createElement(ConvocaTheme, null, createElement(component as never, { ...props, ...more } as never))
}

function place() {
  const holder = document.body.appendChild(document.createElement('div'))
  cleanups.push(() => holder.remove())
  return holder
}

function mount(row: ComponentRow, more: object = {}) {
  const holder = place()
  const root = createRoot(holder)
  cleanups.unshift(() => act(() => root.unmount()))
  act(() => root.render(themed(row, more)))
  return holder
}

/** `margin-left`, `right` and their like in a style attribute. */
const physicalSide = /(?:^|;)\s*(?:(?:margin|padding|border)-)?(?:left|right)\b[^:;]*:/

describe.each(components)('$name', (row) => {
  it('passes ref, className, style and other attributes to its root', () => {
    const ref = createRef<HTMLElement>()
    mount(row, { ref, className: 'mine', style: { marginTop: 3 }, 'data-probe': 'yes', lang: 'pt' })
    const element = ref.current
    expect(element).toBeInstanceOf(HTMLElement)
    expect(element?.classList).toContain('mine')
    expect(element?.style.marginTop).toBe('3px')
    expect(element?.dataset['probe']).toBe('yes')
    expect(element?.lang).toBe('pt')
    if (row.root !== 'page' && row.name !== 'ConvocaTheme') {
      expect(element?.parentElement?.classList).toContain('convoca')
    }
  })

  it('is known by its exported name', () => {
    const named = row.component as { displayName?: string; name?: string }
    expect(named.displayName ?? named.name).toBe(row.name)
    expect(ui[row.name]).toBe(row.component)
  })

  it('renders on a server and hydrates without a warning', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const recovered = vi.fn()
    const holder = place()
    holder.innerHTML = renderToString(themed(row))
    const root = await act(() => hydrateRoot(holder, themed(row), { onRecoverableError: recovered }))
    cleanups.unshift(() => act(() => root.unmount()))
    expect(recovered).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    expect(warnings).not.toHaveBeenCalled()
  })

  // What only a browser sees of it is in storybook-tests/direction.test.ts.
  it('renders from right to left and puts no element to a side by its style', () => {
    document.documentElement.dir = 'rtl'
    cleanups.push(() => document.documentElement.removeAttribute('dir'))
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ref = createRef<HTMLElement>()
    mount(row, { ref })
    expect(ref.current?.isConnected).toBe(true)
    expect(complaints).not.toHaveBeenCalled()
    const styles = [...document.body.querySelectorAll('[style]')].map((element) =>
      element.getAttribute('style'),
    )
    expect(styles.filter((style) => physicalSide.test(style ?? ''))).toEqual([])
  })

  it.runIf(row.texts)('says what `texts` tells it', () => {
    mount(row, { texts: row.texts?.override })
    const seen = document.body.innerHTML
    expect(seen).toContain(row.texts?.shows)
  })
})

it('has a row for every exported component', () => {
  const exported = Object.entries(ui)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isComponent(value))
    .map(([name]) => name)
  expect(components.map(({ name }) => name).toSorted()).toEqual(exported.toSorted())
})

it('exports exactly the listed names', async () => {
  await expect(Object.keys(ui).toSorted().join('\n')).toMatchFileSnapshot('exports.txt')
})

function isComponent(value: unknown) {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
