import { isDeepStrictEqual } from 'node:util'
import { act, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { InviteDialog } from '../src/app.ts'
import { NewChatDialog } from '../src/index.ts'
import { opensDialog } from '../src/stories/layout.ts'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'
import { StoryContent, type Story, type StoryFile } from './story-rows.ts'

vi.mock(import('../../../.storybook/preview.tsx'), async () => (await import('./preview-stub.ts')) as never)

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })

function mount(element: ReactElement, look: (page: HTMLElement) => void, opener?: string) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(createElement(ConvocaTheme, null, element)))
  if (opener !== undefined) act(() => holder.querySelector<HTMLElement>(opener)?.click())
  look(document.body)
  act(() => root.unmount())
  holder.remove()
}

/** Mounts the story `Component/Name`; a dialog that is opened by a button is open. */
function mountStory(name: string, look: (page: HTMLElement) => void) {
  const [component = '', story = ''] = name.split('/')
  const file = Object.values(files).find((one) => one['Default']?.meta.input.title.endsWith(`/${component}`))
  const found: Story | undefined = file?.[story]
  if (found === undefined) throw new Error(`no story ${name}`)
  // The parameters are compared by value and in part: another test of the worker may have loaded the stories
  // anew, and Storybook marks parameters.
  const isClosed = isDeepStrictEqual(found.meta.input.parameters?.['docs'], opensDialog.docs)
  mount(createElement(StoryContent, { story: found }), look, isClosed ? 'button' : undefined)
}

it.each([
  ['ConfirmDialog/Loading', 'data-loading'],
  ['ConfirmDialog/Default', 'data-tone="danger"'],
  ['InviteDialog/Sending', 'data-sending'],
  ['NewChatDialog/Starting', 'data-starting'],
  ['PlayerPicker/Invalid', 'data-invalid'],
  ['ChatRow/Selected', 'data-selected'],
  ['CommandPalette/Searching', 'data-searching'],
])('%s exposes its state as %s', (story, attribute) => {
  mountStory(story, (page) => expect(page.querySelector(`[${attribute}]`)).not.toBeNull())
})

it('announces that the conversations are loading', () => {
  mountStory('ChatPanel/Loading', (page) => {
    expect(page.querySelector('[role="status"]')?.textContent).toBe('Carregando conversas')
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull()
  })
})

const nothing = () => {}
const dialog = { open: true, onOpenChange: nothing }
const wrong = {
  items: [{ id: 'u-1', name: 'ana_sp' }],
  search: '',
  onSearchChange: nothing,
  onChange: nothing,
  error: 'Escolha outra pessoa',
}
const many = { ...wrong, mode: 'multi', value: [] } as const
const one = { ...wrong, mode: 'single', value: null } as const

it.each([
  ['InviteDialog', <InviteDialog key="" {...dialog} picker={many} onSend={nothing} />],
  ['NewChatDialog', <NewChatDialog key="" {...dialog} picker={one} onStart={nothing} />],
])('%s describes the list of players by its error', (_name, element) => {
  mount(element, (page) => {
    const list = page.querySelector('[role="listbox"][aria-invalid="true"]')
    const error = page.querySelector(`[id="${list?.getAttribute('aria-describedby')}"]`)
    expect(error?.textContent).toBe('Escolha outra pessoa')
    expect(error?.getAttribute('aria-live')).toBe('polite')
  })
})
