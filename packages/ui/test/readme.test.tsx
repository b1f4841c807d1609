import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
// Loaded before the clock of a test runs.
import '../src/index.ts'
import { thunder } from '../src/teams/teams.fixtures.ts'
import { readEntries } from '../build/entries.ts'

const ui = join(import.meta.dirname, '..')
const folder = join(ui, '.vitest/readme')
const snippets = [...readFileSync(join(ui, 'README.md'), 'utf8').matchAll(/```tsx\n(.*?)```/gs)].map(
  (match) => match[1] ?? '',
)
const examples = readdirSync(join(ui, 'examples'))
const sources = new Map(
  readEntries().map(({ component, subpath, exports }) => [
    subpath,
    exports.find(({ values }) => values.includes(component))?.from,
  ]),
)
const named: Record<string, string> = {
  'styles.css': 'theme/styles.css',
  'theme.css': 'theme/theme.css',
  'radix.css': 'theme/radix.css',
  en: 'en/index.ts',
}

/**
 * The source file of an address of the package, before it is built; a component's own sheet is made by the
 * build.
 */
function sourceOf(address: string): string | undefined {
  if (address === '') return 'index.ts'
  const path = address.slice(1)
  return named[path] ?? sources.get(path)
}

/** A snippet as a module of our sources. Its imports must exist. */
function toWritten(snippet: string): string {
  return snippet.replaceAll(/'@convoca\/ui((?:\/[\w.-]+)?)'/g, (_all, address: string) => {
    const component = address.endsWith('.css') ? sources.get(address.slice(1, -4)) : undefined
    const source = sourceOf(address) ?? (component && 'theme/theme.css')
    if (source === undefined) throw new Error(`@convoca/ui${address} does not exist`)
    return JSON.stringify(join(ui, 'src', source))
  })
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  snippets.forEach((snippet, place) =>
    writeFileSync(join(folder, `snippet-${place}.tsx`), toWritten(snippet)),
  )
  for (const name of examples)
    writeFileSync(join(folder, name), toWritten(readFileSync(join(ui, 'examples', name), 'utf8')))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The component that a snippet or an example exports, drawn. */
async function draw(file: number | string, props: object = {}): Promise<HTMLElement> {
  const path = join(folder, typeof file === 'number' ? `snippet-${file}.tsx` : file)
  const module = (await import(/* @vite-ignore */ path)) as Record<string, ComponentType>
  const [component] = Object.values(module)
  if (!component) throw new Error('exports nothing')
  const page = document.createElement('div')
  act(() => createRoot(page).render(createElement(component, props)))
  return page
}

it('has four snippets', () => {
  expect(snippets).toHaveLength(4)
})

it('draws a button inside the theme', async () => {
  expect((await draw(0)).querySelector('.convoca button')?.textContent).toBe('Criar time')
})

it('draws a card from its own entry', async () => {
  const page = await draw(1, { team: thunder })
  expect(page.querySelector('article a')?.getAttribute('href')).toBe(`/times/${thunder.tag}`)
})

it('runs the example that is shipped: a press adds a toast, its button takes it away', async () => {
  expect(examples).toEqual(['teams-with-toasts.tsx'])
  const page = await draw('teams-with-toasts.tsx')
  expect(page.querySelector('article a')?.getAttribute('href')).toBe('/times/TRV')
  const toasts = () => page.querySelectorAll('[role="region"] li')
  expect(toasts()).toHaveLength(0)
  act(() => page.querySelector('button')?.click())
  expect([...toasts()].map(({ textContent }) => textContent)).toEqual(['Candidatura enviada com sucesso.'])
  act(() => page.querySelector<HTMLElement>('[aria-label="Fechar aviso"]')?.click())
  expect(page.querySelectorAll('[role="region"] li[data-state="open"]')).toHaveLength(0)
})

it('renders a page in English', async () => {
  const page = await draw(2)
  await expect.poll(() => page.querySelector('button')).not.toBeNull()
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe('Notifications')
})

it('renders the English texts of one component', async () => {
  expect((await draw(3)).querySelector('button')?.getAttribute('aria-label')).toBe('Notifications')
})
