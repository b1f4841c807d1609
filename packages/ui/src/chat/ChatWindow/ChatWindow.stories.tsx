import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import type { ChatMessage } from '../chat.ts'
import { ChatPanel } from '../ChatPanel/ChatPanel.tsx'
import { bruno, manyMessages, own, storyChats, storyMessages } from '../storyChats.ts'
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx'

const [chat, group] = storyChats
if (!chat || !group) throw new Error('The sample has both kinds')

const composer = { onSend: fn(), pictures: true, onSendVoice: fn() }

const meta = preview.meta({
  title: 'Chat/ChatWindow',
  component: ChatWindow,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: {
    chat,
    list: { messages: storyMessages, unreadCount: 1, onReact: fn() },
    composer,
    typing: [bruno],
    onClose: fn(),
  },
})

export const Default = meta.story({})

/** 600 px high and 96 units of 4 px wide, at the foot of the page. */
export const Measures = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const measures = canvas.getByRole('region', { name: 'Conversa com bruno_onca' }).getBoundingClientRect()
    await expect([measures.width, measures.height]).toEqual([384, 600])
    await expect(measures.bottom).toBe(window.innerHeight)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas
      .getByRole('region', { name: 'Conversa com bruno_onca' })
      .getBoundingClientRect()
    await expect([left, top, width, height]).toEqual([0, 0, window.innerWidth, window.innerHeight])
  },
})

export const Minimized = meta.story({
  args: { minimized: true, chat: { ...chat, unreadCount: 3 } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: /^bruno_onca.* 3 mensagens não lidas$/ })
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.getByLabelText('Mensagem').closest('[inert]')).not.toBeNull())
  },
})

export const BesidePanel = meta.story({
  args: { style: { right: 344 } },
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <>
      <div style={{ position: 'fixed', inset: '0 0 0 auto', width: 320 }}>
        <ChatPanel chats={storyChats} selectedId={chat.id} onSelect={fn()} onNewChat={fn()} />
      </div>
      <ChatWindow {...args} />
    </>
  ),
})

export const Group = meta.story({
  args: { chat: group },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Online')).toBeNull()
    await expect(canvas.getByText('bruno_onca está digitando...')).toBeVisible()
  },
})

export const LongText = meta.story({
  args: { chat: { ...chat, name: 'inconstitucionalissimamente_comprido_demais_para_caber' } },
})

/** Opened by a button; what is sent appears in the list. */
function Opened(args: ChatWindowProps) {
  const [open, setOpen] = useState(false)
  const [messages, setMessages] = useState<readonly ChatMessage[]>(storyMessages)
  const send = (content: string) =>
    setMessages((before) => [...before, own(`s-${before.length}`, '20:09', content, { state: 'sent' })])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Conversar</Button>
      {open && (
        <ChatWindow
          {...args}
          list={{ messages }}
          composer={{ onSend: send }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Rows are measured as they come into view, and move the list until then: it rests when ten frames change nothing. */
async function atRest(place: () => number): Promise<void> {
  let before = place()
  for (let still = 0; still < 10;) {
    await new Promise(requestAnimationFrame)
    still = place() === before ? still + 1 : 0
    before = place()
  }
}

/** What was typed and where one was reading are there again when it expands. */
export const MinimizedKeeps = meta.story({
  args: { list: { messages: manyMessages(60, 900) } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Mensagem')
    await userEvent.type(box, 'Chego às 20h')
    const log = canvas.getByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1200))
    await atRest(() => log.scrollTop)
    log.scrollTop = 1200
    await canvas.findByRole('button', { name: 'Ir para a última mensagem' })
    const edge = log.getBoundingClientRect().top
    const read = [...log.querySelectorAll('article')].find((row) => row.getBoundingClientRect().top > edge)
    if (!read) throw new Error('no message in view')
    const top = () => read.getBoundingClientRect().top
    await atRest(top)
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Minimizar conversa' }))
    await waitFor(() => expect(box.closest('[inert]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir conversa' }))
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveValue('Chego às 20h')
    await expect(read).toBeVisible()
    await atRest(top)
    // Less than half a line.
    await expect(Math.abs(top() - before)).toBeLessThan(10)
  },
})

export const Interactions = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Conversar' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const box = await canvas.findByLabelText('Mensagem')
    await step('writing begins at once', async () => {
      await waitFor(() => expect(box).toHaveFocus())
      await userEvent.keyboard('Combinado{Enter}')
      await expect(await canvas.findByText('Combinado')).toBeVisible()
    })
    await step('the header minimises to 48 px and expands again', async () => {
      const head = canvas.getByRole('button', { name: /^bruno_onca/ })
      head.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'false'))
      const window = canvas.getByRole('region', { name: 'Conversa com bruno_onca' })
      await waitFor(() => expect(window.getBoundingClientRect().height).toBe(48))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByLabelText('Mensagem')).toHaveFocus())
    })
    await step('closing gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fechar conversa' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})
