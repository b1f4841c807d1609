import { act, createElement, isValidElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freezeClock } from '../../../.storybook/clock.ts'
import { en } from '../src/en/index.ts'
import { vacancyPositions } from '../src/teams/vacancy.ts'
import { ConvocaTheme, type Locale } from '../src/theme/ConvocaTheme.tsx'
import * as ui from '../src/index.ts'
import { collectRows, type ComponentRow, type StoryFile } from './story-rows.ts'

const stories = Object.values(import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }))
const fixtures = import.meta.glob<object>('../src/**/*.fixtures.ts', { eager: true })
const english: Readonly<Record<string, object | undefined>> = en

const rows = collectRows(ui, stories, (work) => act(work)).map((row) => ({
  ...row,
  props: withoutElements(row.props),
}))

/** Replaces elements by a placeholder: their texts are not the component's. */
function withoutElements<T>(value: T): T {
  if (isValidElement(value)) return createElement('i', { key: value.key }, 'XX') as T
  if (Array.isArray(value)) return value.map(withoutElements) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const data = Object.entries(value).filter(([key]) => !key.startsWith('render'))
  return Object.fromEntries(data.map(([key, part]) => [key, withoutElements(part)])) as T
}

/** Words that are the same in both languages, names and initials among them. */
const same = new Set(
  'CPF CONVOCA TJ Google Facebook Steam Chats Logo Banner Scrim FAQ Dashboard Players Online Offline TAG Ctrl Enter Esc https'.split(
    ' ',
  ),
)

function hasOwnWords(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !same.has(word))
}

/** Every text within a value, in elements too. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return []
  seen.add(value)
  if (isValidElement(value)) return textsIn(value.props, seen)
  return Object.values(value).flatMap((part) => textsIn(part, seen))
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const textAttributes = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const

/** Every text and accessible name on the page. */
function pageTexts(): Set<string> {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of document.body.querySelectorAll('*')) {
    for (const attribute of textAttributes) texts.push(element.getAttribute(attribute) ?? '')
  }
  return new Set(texts.map(plain))
}

/** The texts on the page when the component is rendered with these `texts`, in the theme's language. */
function renderedTexts(
  texts: object | undefined,
  { component, props }: ComponentRow,
  locale: Locale = 'pt-BR',
): Set<string> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  // A part's story has the texts that it was given.
  const given = texts || locale === 'en' ? { ...props, texts } : props
  act(() => root.render(createElement(ConvocaTheme, { locale }, createElement(component, given as never))))
  for (const panel of document.querySelectorAll('[popover=auto]')) {
    act(() => void panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' })))
  }
  const rendered = pageTexts()
  act(() => root.unmount())
  container.remove()
  return rendered
}

let unfreezeClock = () => {}

beforeAll(async () => {
  // Loaded by the first page in English.
  await import('../src/en/EnglishPage.tsx')
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(createElement(ConvocaTheme, { locale: 'en' })))
  await act(async () => root.unmount())
  unfreezeClock = freezeClock()
  // Virtualised lists render nothing without a viewport.
  for (const size of ['offsetHeight', 'offsetWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(800)
  }
})

afterAll(() => {
  unfreezeClock()
  vi.restoreAllMocks()
})

const known = [...textsIn(fixtures), ...vacancyPositions]

it.each(rows)('$name renders no Portuguese text of its own in English', (row) => {
  const texts = [...known, ...textsIn(row.props)].map(plain)
  const hosts = texts.flatMap((text) => (URL.canParse(text) ? new URL(text).host.replace('www.', '') : []))
  const data = [...texts, ...hosts].filter((text) => text.length > 1)
  const longestFirst = data.toSorted((a, b) => b.length - a.length)
  const portuguese = renderedTexts(undefined, row)
  const left = [...renderedTexts(english[row.name], row)].filter((text) => {
    const own = longestFirst.reduce((rest, given) => rest.replaceAll(given, ' '), text)
    return portuguese.has(text) && hasOwnWords(text) && hasOwnWords(own)
  })
  expect(left).toEqual([])
})

it.each(rows)('$name says the same in a theme in English', (row) => {
  expect(renderedTexts(undefined, row, 'en')).toEqual(renderedTexts(english[row.name], row))
})
