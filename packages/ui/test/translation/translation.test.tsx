// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import the preview do not include its folder
/// <reference path="../../../../.storybook/virtual.d.ts" />
import { components } from 'virtual:components'
import { act, createElement, isValidElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Prop } from '../../build/components-json.ts'
import * as app from '../../src/app.ts'
import * as ui from '../../src/index.ts'
import { ConvocaTheme } from '../../src/theme/ConvocaTheme.tsx'
import { collectRows, type ComponentRow, type StoryFile } from '../story-rows.ts'
import { translatePage } from './translate-page.ts'

type Props = Record<string, unknown>

const files = Object.values(import.meta.glob<StoryFile>('../../src/**/*.stories.tsx', { eager: true }))
const rows = collectRows({ ...ui, ...app }, files, (work) => act(work))

/** Other values that a prop of this type can have; `undefined` where it may be left out. */
function otherValues(type: string, value: unknown): unknown[] {
  if (type.startsWith('ReactNode')) return ['Texto', <i key="sample">Sinal</i>, undefined]
  if (type.startsWith('boolean')) return [true, false]
  if (type.startsWith('string')) return [value === 'Outro' ? 'Novo' : 'Outro', undefined]
  if (type.startsWith('number')) return [typeof value === 'number' ? value + 1 : 2, undefined]
  return []
}

/** Every other state of the component: the props of its other stories, and each prop changed alone. */
function statesOf({ name, props }: ComponentRow): [string, Props][] {
  const own = files.find((file) => file['Default']?.meta.input.title.endsWith(`/${name}`)) ?? {}
  const stories = Object.entries(own).filter(([, { input }]) => input.args && !input.render)
  const documented = components.find((component) => component.name === name)?.props ?? []
  const changes = documented.flatMap((prop: Prop) =>
    otherValues(prop.type, props[prop.name])
      .filter((value) => prop.name !== 'open' && (value !== undefined || !prop.required))
      .map((value): [string, Props] => [
        `${prop.name}: ${isValidElement(value) ? 'an element' : String(value)}`,
        { ...props, [prop.name]: value },
      ]),
  )
  return [
    ...stories.map(([story, { input }]): [string, Props] => [story, { ...props, ...input.args }]),
    ...changes,
  ]
}

let root: Root | undefined
let failure: Error | undefined

function keepFailure(error: unknown): void {
  failure ??= error instanceof Error ? error : new Error('not an error')
}

/** Replaces what is on the page. */
function mount(row: ComponentRow, props: Props): void {
  leave()
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container, { onUncaughtError: keepFailure })
  show(row, props)
}

function show(row: ComponentRow, props: Props): void {
  const element = createElement(row.component, props as never)
  try {
    act(() => root?.render(<ConvocaTheme>{element}</ConvocaTheme>))
  } catch (error) {
    keepFailure(error)
  }
}

function leave(): void {
  act(() => root?.unmount())
  root = undefined
  failure = undefined
  document.body.replaceChildren()
}

/** The text of the page, and whether React has failed since it was mounted. */
const readPage = () => (failure === undefined ? document.body.textContent : `fails: ${failure.message}`)

/** The text of the component after the change from its Default and back, each on a page that is translated or not. */
function change(row: ComponentRow, props: Props, translate: () => void): string[] {
  mount(row, row.props)
  translate()
  show(row, props)
  const changed = readPage()
  translate()
  show(row, row.props)
  return [changed, readPage()]
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Virtualised lists render nothing without a viewport.
  for (const size of ['offsetHeight', 'offsetWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(800)
  }
})

afterAll(() => {
  leave()
  vi.restoreAllMocks()
})

it.each(rows)('$name shows each change of its props on a translated page', (row) => {
  for (const [state, props] of statesOf(row)) {
    const expected = change(row, props, () => {})
    // No component takes every string for a date.
    if (expected.some((text) => text.startsWith('fails'))) continue
    expect(
      change(row, props, () => translatePage(document.body)),
      state,
    ).toEqual(expected)
  }
})
