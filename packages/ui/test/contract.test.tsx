import { act, createElement, createRef } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readExports } from '../build/entries.ts'
import { en } from '../src/en/index.ts'
import * as app from '../src/app.ts'
import * as ui from '../src/index.ts'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'
import { collectRows, componentsOf, type ComponentRow, type StoryFile } from './story-rows.ts'

const storyFiles = Object.values(import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }))
const library = { ...ui, ...app }
const rows = collectRows(library, storyFiles, (work) => act(work))
const english: Readonly<Record<string, object | undefined>> = en

const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.restoreAllMocks()
})

function themed({ component, props }: ComponentRow, more: object = {}) {
  return createElement(ConvocaTheme, null, createElement(component as never, { ...props, ...more } as never))
}

function createContainer() {
  const container = document.body.appendChild(document.createElement('div'))
  cleanups.push(() => container.remove())
  return container
}

function mount(row: ComponentRow, more: object = {}) {
  const root = createRoot(createContainer())
  cleanups.unshift(() => act(() => root.unmount()))
  act(() => root.render(themed(row, more)))
}

/** Every text of a component replaced by a marker that names it; lists of texts and numbers stay. */
function markTexts(texts: object, path = ''): object {
  const mark = ([key, text]: [string, unknown]) => {
    const marker = `«${path}${key}»`
    if (typeof text === 'string') return [key, marker]
    if (typeof text === 'function') return [key, () => marker]
    if (typeof text !== 'object' || text === null || Array.isArray(text)) return [key, text]
    return [key, markTexts(text, `${path}${key}.`)]
  }
  return Object.fromEntries(Object.entries(texts).map((entry) => mark(entry)))
}

/** The component's stories, its own row first: some texts are only shown in one of its states. */
function statesOf(row: ComponentRow): ComponentRow[] {
  const own = storyFiles.find((file) => file['Default']?.meta.input.title.endsWith(`/${row.name}`)) ?? {}
  const states = Object.entries(own).filter(([, { input }]) => input.args && !input.render)
  return [
    row,
    ...states.map(([story, { input }]) => ({ ...row, story, props: { ...row.props, ...input.args } })),
  ]
}

const marker = /«[^»]+»/

/** The first top-level text that a state of the component shows, and that state. */
function findShownText(row: ComponentRow, texts: object): { state: ComponentRow; key: string } | undefined {
  for (const state of statesOf(row)) {
    mount(state, { texts: markTexts(texts) })
    const [shown] = marker.exec(document.body.innerHTML) ?? []
    for (const cleanup of cleanups.splice(0)) cleanup()
    if (shown) return { state, key: shown.slice(1, -1).split('.')[0] ?? '' }
  }
  return undefined
}

/** `margin-left`, `right` and their like in a style attribute. */
const physicalSide = /(?:^|;)\s*(?:(?:margin|padding|border)-)?(?:left|right)\b[^:;]*:/

describe.each(rows)('$name', (row) => {
  it('passes ref, className, style and other attributes to its root', () => {
    const ref = createRef<HTMLElement>()
    mount(row, { ref, className: 'mine', style: { marginTop: 3 }, 'data-probe': 'yes', lang: 'pt' })
    const element = ref.current
    expect(element).toBeInstanceOf(HTMLElement)
    expect(element?.classList).toContain('mine')
    expect(element?.style.marginTop).toBe('3px')
    expect(element?.dataset['probe']).toBe('yes')
    expect(element?.lang).toBe('pt')
    const isDialog = element?.matches('[role=dialog], [role=alertdialog]')
    if (!isDialog && row.name !== 'ConvocaTheme') {
      expect(element?.parentElement?.classList).toContain('convoca')
    }
  })

  it('has its exported name as display name', () => {
    const named = row.component as { displayName?: string; name?: string }
    expect(named.displayName ?? named.name).toBe(row.name)
  })

  it('renders on a server and hydrates without a warning', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const recovered = vi.fn()
    const container = createContainer()
    container.innerHTML = renderToString(themed(row))
    const root = await act(() => hydrateRoot(container, themed(row), { onRecoverableError: recovered }))
    cleanups.unshift(() => act(() => root.unmount()))
    expect(recovered).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    expect(warnings).not.toHaveBeenCalled()
  })

  // Its other side, which only a browser can show, is in storybook-tests/direction.test.ts.
  it('renders from right to left without physical sides in style attributes', () => {
    document.documentElement.dir = 'rtl'
    cleanups.push(() => document.documentElement.removeAttribute('dir'))
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ref = createRef<HTMLElement>()
    mount(row, { ref })
    expect(ref.current?.isConnected).toBe(true)
    expect(errors).not.toHaveBeenCalled()
    const styles = [...document.body.querySelectorAll('[style]')].map((element) =>
      element.getAttribute('style'),
    )
    expect(styles.filter((style) => physicalSide.test(style ?? ''))).toEqual([])
  })

  const texts = english[row.name]
  it.runIf(texts)('shows one text of `texts` and keeps the others', () => {
    const found = findShownText(row, texts ?? {})
    expect(found).toBeDefined()
    if (!found) return
    const { state, key } = found
    mount(state, {
      texts: Object.fromEntries(Object.entries(markTexts(texts ?? {})).filter(([name]) => name === key)),
    })
    const html = document.body.innerHTML
    expect(html).toContain(`«${key}`)
    expect(html).not.toContain('undefined')
    expect([...html.matchAll(/«(\w+)/g)].filter(([, name]) => name !== key)).toEqual([])
  })
})

it('finds a story for every exported component', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...componentsOf(library).keys()].toSorted())
})

it.each([
  ['index.ts', ui],
  ['app.ts', app],
] as const)('%s exports nothing that it does not name', (file, entry) => {
  const named = readExports(file).flatMap(({ values }) => values)
  expect(Object.keys(entry).toSorted()).toEqual(named.toSorted())
})
