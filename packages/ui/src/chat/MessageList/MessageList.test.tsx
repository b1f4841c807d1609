import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ChatMessage } from '../chat.ts'
import { own, theirs } from '../chats.fixtures.ts'
import { MessageList, type MessageListProps } from './MessageList.tsx'

/** The announcements while the list renders the given steps. */
function say(...steps: Pick<MessageListProps, 'messages' | 'status'>[]): string[] {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const observer = new MutationObserver(() => {})
  const announced: string[] = []
  for (const step of steps) {
    act(() => root.render(<MessageList {...step} />))
    const region = holder.querySelector('[aria-live="polite"]')
    if (observer.takeRecords().length > 0) announced.push(region?.textContent ?? '')
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true })
  }
  act(() => root.unmount())
  holder.remove()
  return announced
}

const first = theirs('1', '20:00', 'Oi')
const two = [theirs('2', '20:01', 'Bora?'), theirs('3', '20:02', 'Bora?')]
const list = (...messages: ChatMessage[]) => ({ messages })

it('announces a new message, and another with the same text', () => {
  expect(say(list(first), list(first, two[0]!), list(first, ...two))).toEqual([
    'bruno_onca: Bora?',
    'bruno_onca: Bora?',
  ])
})

it('announces the number of messages that arrive together, as after a reconnect', () => {
  expect(say(list(first), list(first, ...two))).toEqual(['2 novas mensagens'])
})

it('announces what arrived before an own message', () => {
  expect(say(list(first), list(first, two[0]!, own('4', '20:03', 'Sim', {})))).toEqual(['bruno_onca: Bora?'])
})

it('announces neither the first page nor older or own messages', () => {
  const steps = [
    { messages: [], status: 'loading' as const },
    list(first),
    list(theirs('0', '19:00', 'Antes'), first),
    list(theirs('0', '19:00', 'Antes'), first, own('4', '20:03', 'Sim', {})),
  ]
  expect(say(...steps)).toEqual([])
})

it('announces the first message of an empty conversation', () => {
  expect(say(list(), list(first))).toEqual(['bruno_onca: Oi'])
})

it('announces that an own message failed, and again after another attempt', () => {
  const mine = (state: 'sending' | 'failed') => list(first, own('4', '20:03', 'Sim', { state }))
  const steps = [mine('sending'), mine('failed'), mine('sending'), mine('failed')]
  expect(say(...steps)).toEqual(['Mensagem não enviada', '', 'Mensagem não enviada'])
})

/** A list in a 400 px viewport, because jsdom has no layout. */
function renderList(props: MessageListProps) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const show = (more: Partial<MessageListProps>) =>
    act(() => root.render(<MessageList {...props} {...more} />))
  show({})
  const end = () => {
    act(() => root.unmount())
    holder.remove()
    height.mockRestore()
  }
  return { holder, show, end }
}

it('keeps the unread line where it was while others arrive', () => {
  const { holder, show, end } = renderList({ messages: [first, two[0]!], unreadCount: 1 })
  const marked = () =>
    [...holder.querySelectorAll('article')].filter(
      (row) => row.previousElementSibling?.textContent === '1 nova mensagem',
    )
  const line = () => marked().map((row) => row.closest('[data-index]')?.getAttribute('data-index'))
  expect(line()).toEqual(['1'])
  show({ messages: [first, ...two] })
  expect(line()).toEqual(['1'])
  show({ messages: [theirs('0', '19:00', 'Antes'), first, ...two] })
  expect(line()).toEqual(['2'])
  end()
})

it('asks for older ones where the first page leaves room, once for each oldest message', () => {
  const onLoadOlder = vi.fn()
  const { show, end } = renderList({ messages: [first], hasOlder: true, onLoadOlder })
  expect(onLoadOlder).toHaveBeenCalledTimes(1)
  show({ loadingOlder: true })
  show({})
  expect(onLoadOlder).toHaveBeenCalledTimes(1)
  show({ messages: [theirs('0', '19:00', 'Antes'), first] })
  expect(onLoadOlder).toHaveBeenCalledTimes(2)
  end()
})

it('offers another try where older ones could not be had', () => {
  const onLoadOlder = vi.fn()
  const { holder, show, end } = renderList({ messages: [first], hasOlder: true, onLoadOlder })
  show({ olderFailed: true })
  const alert = holder.querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('Não foi possível carregar as mensagens anteriores')
  act(() => alert?.querySelector('button')?.click())
  expect(onLoadOlder).toHaveBeenCalledTimes(2)
  expect(document.activeElement).toBe(holder.querySelector('[role="log"]'))
  show({ loadingOlder: true, olderFailed: true })
  expect(holder.querySelector('[role="alert"]')).toBeNull()
  end()
})
