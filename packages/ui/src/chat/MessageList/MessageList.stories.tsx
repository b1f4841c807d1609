import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { manyMessages, own, storyMessages, theirs } from '../chats.fixtures.ts'
import { MessageList, type MessageListProps } from './MessageList.tsx'

const meta = preview.meta({
  title: 'Chat/MessageList',
  component: MessageList,
  args: {
    messages: storyMessages,
    unreadCount: 1,
    onReact: fn(),
    onRetryLoad: fn(),
    style: { flex: 'none', width: 382, maxWidth: '100%', height: 460, background: 'var(--cv-panel)' },
  },
})

/** The distance that the log still scrolls; px. */
const fromEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Scrolls as a reader does: a wheel moves the list when it is at rest. Set while rows are still being measured, the place
 * would be taken for the list's own.
 */
async function scrollTo(log: HTMLElement, top: number) {
  await rest(log)
  log.scrollTop = top
}

/** No row came or changed its height for two frames. */
async function rest(log: HTMLElement) {
  const state = () => [log.scrollTop, log.scrollHeight, log.querySelectorAll('article').length].join()
  for (let before = ''; before !== state(); await nextFrame()) {
    before = state()
    await nextFrame()
  }
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 nova mensagem')).toBeVisible()
    await expect(canvas.getByText('Hoje')).toBeVisible()
  },
})

export const Empty = meta.story({ args: { messages: [] } })

export const Loading = meta.story({
  args: { messages: [], status: 'loading' },
})

export const Failed = meta.story({ args: { messages: [], status: 'error' } })

/** Older messages are loading: the scroll position is kept. */
export const LoadingOlder = meta.story({ args: { hasOlder: true, loadingOlder: true, unreadCount: 0 } })

const maju = { id: 'u-3', name: 'maju' }

/** A conversation of two, and a team's group with what happens in one. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <MessageList {...args} />
      <MessageList
        {...args}
        named
        style={{ ...args.style, height: 540 }}
        texts={{ label: 'Mensagens do grupo' }}
        unreadCount={0}
        onEdit={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        messages={[
          theirs('g-1', '18:40', 'Treino hoje?', { createdAt: '2026-11-19T18:40:00-03:00' }),
          theirs('g-2', '19:02', 'Confirmo', { sender: maju }),
          theirs('g-3', '19:03', 'Chego dez minutos atrasada', { sender: maju, edited: true }),
          theirs('g-4', '19:04', '', { deleted: true }),
          own('g-5', '19:10', 'Sem problema', { reactions: [{ emoji: '★', count: 2, own: false }] }),
          own('g-6', '19:58', 'Já estou na sala', { state: 'failed' }),
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('log', { name: 'Mensagens do grupo' })
    await waitFor(() => expect(fromEnd(group)).toBeLessThanOrEqual(1))
    await expect(within(group).getByText('maju', { selector: 'strong' })).toBeVisible()
  },
})

/** Loaded messages stay, and loading older ones can be retried. */
export const OlderFailed = meta.story({
  args: {
    messages: storyMessages.slice(0, 1),
    unreadCount: 0,
    hasOlder: true,
    olderFailed: true,
    onLoadOlder: fn(),
    style: { width: 382, maxWidth: '100%', height: 220, background: 'var(--cv-panel)' },
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Tentar de novo' }).focus()
    await expect(args.onLoadOlder).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoadOlder).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('log')).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: {
    unreadCount: 0,
    messages: [
      theirs(
        'w',
        '20:04',
        'Combinado: treino na quinta às 20h, revisão dos mapas na sexta e o jogo no sábado à tarde.',
      ),
      theirs('x', '20:06', 'inconstitucionalissimamente'.repeat(12)),
      own(
        'y',
        '20:09',
        'Fechado. Levo o adversário estudado e a lista de quem confirmou presença até agora.',
      ),
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(1))
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth)
  },
})

const spoken = theirs('v', '20:00', 'Escuta', { voice: { url: 'data:audio/wav;base64,', seconds: 17 } })

/** Loads older pages as the app would. */
function Growing(args: MessageListProps) {
  const [messages, setMessages] = useState(() => [...manyMessages(60, 900), spoken])
  const add = () => setMessages((now) => [...now, theirs(`n-${now.length}`, '20:08', 'Chegou agora')])
  const older = () => setMessages((now) => [...manyMessages(40, 860), ...now])
  return (
    <div>
      <MessageList {...args} messages={messages} />
      <Button onClick={add}>Recebe</Button>
      <Button onClick={older}>Anteriores</Button>
    </div>
  )
}

const countDrawn = (root: HTMLElement) => root.querySelectorAll('article').length

export const Interactions = meta.story({
  args: { unreadCount: 0, hasOlder: true, onLoadOlder: fn() },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const log = canvas.getByRole('log')
    await step('opens at the end and renders only what is in view', async () => {
      await expect(await canvas.findByText(/^Mensagem 959/)).toBeVisible()
      await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(2))
      await expect(countDrawn(canvasElement)).toBeLessThan(40)
    })
    await step('Tab moves to it', async () => {
      await userEvent.tab()
      await expect(log).toHaveFocus()
    })
    await step('follows a new message and says it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Recebe' }))
      await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(2))
      await expect(await canvas.findByText('bruno_onca: Chegou agora')).toBeInTheDocument()
    })
    await step('a voice note plays on out of view', async () => {
      const sound = log.querySelector('audio')
      sound?.dispatchEvent(new Event('play'))
      await canvas.findByRole('button', { name: 'Pausar mensagem de voz' })
      await scrollTo(log, 600)
      await rest(log)
      await expect(sound).toBeInTheDocument()
      sound?.dispatchEvent(new Event('ended'))
      await waitFor(() => expect(sound).not.toBeInTheDocument())
    })
    await step('away from the end it stays, and offers the way back', async () => {
      await scrollTo(log, 1200)
      const back = await canvas.findByRole('button', { name: 'Ir para a última mensagem' })
      const place = fromEnd(log)
      await userEvent.click(canvas.getByRole('button', { name: 'Recebe' }))
      await waitFor(() => expect(fromEnd(log)).toBeGreaterThan(place))
      back.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(2))
    })
    await step('near the oldest it asks once for older ones, and keeps the reading place', async () => {
      await scrollTo(log, 150)
      await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce())
      await rest(log)
      const read = await canvas.findByText(/^Mensagem 903/)
      const top = () => Math.round(read.getBoundingClientRect().top)
      const before = top()
      await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }))
      await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1500))
      await waitFor(() => expect(Math.abs(top() - before)).toBeLessThanOrEqual(2))
    })
  },
})
