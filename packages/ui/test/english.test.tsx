import { act, createElement, isValidElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it } from 'vitest'
import { freezeClock } from '../../../.storybook/clock.ts'
import { en } from '../src/en/index.ts'
import { vacancyPositions } from '../src/teams/vacancy.ts'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'
import { components, type ComponentRow } from './components/index.ts'

type Args = Record<string, unknown>
interface Annotations {
  args?: Args
}
interface Story {
  input: Annotations
  meta: { input: Annotations & { title: string } }
}

const stories = import.meta.glob<Record<string, Story>>('../src/**/*.stories.tsx', { eager: true })
const fixtures = import.meta.glob<object>('../src/**/*.fixtures.ts', { eager: true })
const english: Readonly<Record<string, object | undefined>> = en

/** One component in one state. */
interface Case {
  name: string
  row: ComponentRow
  args: Args
}

/** Every component with the least it needs, and with what each of its stories gives it. */
const cases = components.flatMap((row): Case[] => {
  const told = Object.values(stories).flatMap((file) =>
    Object.entries(file).filter(([, { meta }]) => meta.input.title.endsWith(`/${row.name}`)),
  )
  return [
    { name: row.name, row, args: row.props },
    ...told.map(([story, { input, meta }]) => ({
      name: `${row.name}: ${story}`,
      row,
      args: withoutElements({ ...row.props, ...meta.input.args, ...input.args }),
    })),
  ]
})

/** The same value with a word in place of each element: elements have texts of their own. */
function withoutElements<T>(value: T): T {
  if (isValidElement(value)) return createElement('i', { key: value.key }, 'XX') as T
  if (Array.isArray(value)) return value.map(withoutElements) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const data = Object.entries(value).filter(([key]) => !key.startsWith('render'))
  return Object.fromEntries(data.map(([key, part]) => [key, withoutElements(part)])) as T
}

/** What is said in both languages alike: names, and words that both have. */
const same = new Set(
  'CPF CONVOCA Google Facebook Steam Chats Logo Banner Scrim FAQ Dashboard Players Online Offline TAG Ctrl Enter Esc https'.split(
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

const spoken = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const

/** What the page says to eyes and ears. */
function said(): Set<string> {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of document.body.querySelectorAll('*')) {
    for (const attribute of spoken) texts.push(element.getAttribute(attribute) ?? '')
  }
  return new Set(texts.map(plain))
}

/** What is said with these texts. */
function saidWith(texts: object | undefined, { row, args }: Case): Set<string> {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const given = texts ? { ...args, texts } : args
  act(() => root.render(createElement(ConvocaTheme, null, createElement(row.component, given as never))))
  for (const panel of document.querySelectorAll('[popover=auto]')) {
    act(() => void panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' })))
  }
  const heard = said()
  act(() => root.unmount())
  holder.remove()
  return heard
}

beforeAll(() => {
  freezeClock()
  // A window for the lists that draw only what is in view.
  for (const size of ['offsetHeight', 'offsetWidth']) {
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, value: 800 })
  }
})

const known = [...textsIn(fixtures), ...vacancyPositions]

it.each(cases)('$name says nothing in Portuguese by itself', (each) => {
  const texts = [...known, ...textsIn(each.args)].map(plain)
  const hosts = texts.flatMap((text) => (URL.canParse(text) ? new URL(text).host.replace('www.', '') : []))
  const data = [...texts, ...hosts].filter((text) => text.length > 1)
  const longestFirst = data.toSorted((one, other) => other.length - one.length)
  const portuguese = saidWith(undefined, each)
  const left = [...saidWith(english[each.row.name], each)].filter((text) => {
    const own = longestFirst.reduce((rest, given) => rest.replaceAll(given, ' '), text)
    return portuguese.has(text) && hasOwnWords(text) && hasOwnWords(own)
  })
  expect(left).toEqual([])
})
