import { act, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import * as ui from '../src/index.ts'

const nothing = () => {}
const picker = { items: [], search: '', onSearchChange: nothing, onChange: nothing }
const many = { ...picker, mode: 'multi', value: [] } as const
const one = { ...picker, mode: 'single', value: null } as const
const chat = { id: 'c', name: 'ana_sp', message: 'Oi', unreadCount: 0, lastMessageTime: '10:00' }
const dialog = { open: true, onOpenChange: nothing }
const question = { ...dialog, title: 'Excluir?', confirmLabel: 'Excluir', onConfirm: nothing }

function shown(element: ReactElement, look: (page: HTMLElement) => void) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(createElement(ui.ConvocaTheme, null, element)))
  look(document.body)
  act(() => root.unmount())
  holder.remove()
}

it.each([
  ['ConfirmDialog', 'data-loading', <ui.ConfirmDialog key="" {...question} loading />],
  ['ConfirmDialog', 'data-tone="danger"', <ui.ConfirmDialog key="" {...question} />],
  [
    'InviteDialog',
    'data-sending',
    <ui.InviteDialog key="" {...dialog} picker={many} onSend={nothing} sending />,
  ],
  [
    'NewChatDialog',
    'data-starting',
    <ui.NewChatDialog key="" {...dialog} picker={one} onStart={nothing} starting />,
  ],
  ['PlayerPicker', 'data-invalid', <ui.PlayerPicker key="" {...many} error="Pessoas demais" />],
  ['ChatRow', 'data-selected', <ui.ChatRow key="" chat={chat} selected />],
  ['CommandPalette', 'data-searching', <ui.CommandPalette key="" {...dialog} groups={[]} searching />],
])('%s exposes its state as %s', (_name, attribute, element) => {
  shown(element, (page) => expect(page.querySelector(`[${attribute}]`)).not.toBeNull())
})

it('announces that the conversations are loading', () => {
  const panel = <ui.ChatPanel chats={[]} status="loading" onSelect={nothing} onNewChat={nothing} />
  shown(panel, (page) => {
    expect(page.querySelector('[role="status"]')?.textContent).toBe('Carregando conversas')
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull()
  })
})

const ana = { id: 'u-1', name: 'ana_sp' }
const wrong = { items: [ana], error: 'Escolha outra pessoa' }

it.each([
  ['InviteDialog', <ui.InviteDialog key="" {...dialog} picker={{ ...many, ...wrong }} onSend={nothing} />],
  ['NewChatDialog', <ui.NewChatDialog key="" {...dialog} picker={{ ...one, ...wrong }} onStart={nothing} />],
])('%s describes the list of players by its error', (_name, element) => {
  shown(element, (page) => {
    const list = page.querySelector('[role="listbox"][aria-invalid="true"]')
    const error = page.querySelector(`[id="${list?.getAttribute('aria-describedby')}"]`)
    expect(error?.textContent).toBe('Escolha outra pessoa')
    expect(error?.getAttribute('aria-live')).toBe('polite')
  })
})
