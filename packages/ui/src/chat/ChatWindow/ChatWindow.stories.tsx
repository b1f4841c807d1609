import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ChatMessage } from '../chat.ts'
import { ChatPanel } from '../ChatPanel/ChatPanel.tsx'
import { bruno, manyMessages, own, storyChats, storyMessages, theirs } from '../chats.fixtures.ts'
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx'

const [chat, group] = storyChats
if (!chat || !group) throw new Error('The sample has both kinds')

const maju = { id: 'u-3', name: 'maju' }

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

/** However a caller moves it on wide windows. */
export const Phone = meta.story({
  args: { style: { right: 344 } },
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
  args: {
    chat: { ...group, online: 3 },
    list: {
      messages: [...storyMessages.slice(0, 4), theirs('g', '20:05', 'Confirmado', { sender: maju })],
      named: true,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Online')).toBeNull()
    await expect(canvas.getByText('3 online')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('bruno_onca está digitando...')
  },
})

/** A conversation without messages. */
export const Empty = meta.story({ args: { list: { messages: [] }, typing: [] } })

export const Loading = meta.story({ args: { list: { messages: [], status: 'loading' }, typing: [] } })

export const Failed = meta.story({
  args: { list: { messages: [], status: 'error', onRetryLoad: fn() }, typing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})

/** Messages stay readable; writing is disabled, and how that ends is above them. */
export const Blocked = meta.story({
  args: {
    typing: [],
    notice: (
      <div style={{ padding: 12, background: 'var(--cv-panel-2)' }}>
        <Button size="small">Desbloquear</Button>
      </div>
    ),
    composer: {
      onSend: fn(),
      disabled: true,
      texts: { placeholder: 'Você bloqueou inconstitucionalissimamente_comprido' },
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Mensagem')
    await expect(box).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
    // The placeholder is on two lines.
    await expect(box.clientHeight).toBeGreaterThanOrEqual(60)
  },
})

export const LongText = meta.story({
  args: {
    chat: { ...chat, name: 'inconstitucionalissimamente_comprido_demais_para_caber' },
    list: {
      messages: [
        theirs('x', '20:01', 'Otorrinolaringologista'.repeat(6)),
        own(
          'y',
          '20:02',
          'Combinado, então: treino na quinta às 20h, revisão dos mapas na sexta e o jogo no sábado.',
        ),
      ],
    },
    composer: { ...composer, value: 'Uma mensagem comprida que ocupa várias linhas. '.repeat(4) },
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth)
  },
})

type OpenedProps = ChatWindowProps & { opener: string }

/** Opened by a button; what is sent appears in the list. */
function Opened({ opener, ...args }: OpenedProps) {
  const [open, setOpen] = useState(false)
  const [messages, setMessages] = useState<readonly ChatMessage[]>(storyMessages)
  const send = (content: string) =>
    setMessages((before) => [...before, own(`s-${before.length}`, '20:09', content, { state: 'sent' })])
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
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

/** Two windows on a wide screen: the second is positioned by `style.right`. */
export const Examples = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, padding: 24 }}>
      <Opened {...args} typing={[]} opener="Conversar com bruno_onca" />
      <Opened {...args} chat={group} style={{ right: 432 }} opener="Abrir o grupo do Trovão Esports" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const opener of ['Conversar com bruno_onca', 'Abrir o grupo do Trovão Esports']) {
      canvas.getByRole('button', { name: opener }).focus()
      await userEvent.keyboard('{Enter}')
    }
    const windows = canvas.getAllByRole('region', { name: /^Conversa com/ })
    const [first, second] = windows.map((one) => one.getBoundingClientRect())
    await expect(windows).toHaveLength(2)
    await expect(second?.right).toBeLessThanOrEqual(first?.left ?? 0)
    const box = within(windows[1]!).getByLabelText('Mensagem')
    await waitFor(() => expect(box).toHaveFocus())
  },
})

/** Rows are measured as they come into view, and move the list until then: it rests when ten frames change nothing. */
async function atRest(place: () => number): Promise<void> {
  let before = place()
  for (let still = 0; still < 10;) {
    await new Promise(requestAnimationFrame)
    still = place() === before ? still + 1 : 0
    before = place()
  }
}

/** Draft and scroll position are kept while it is minimised. */
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

function NarrowBar(args: ChatWindowProps) {
  const [small, setSmall] = useState(true)
  return (
    <ChatWindow
      {...args}
      style={small ? { width: 240 } : undefined}
      minimized={small}
      onMinimizedChange={setSmall}
    />
  )
}

/** A list that has loaded behind a bar is laid out as in the window, however narrow the bar is. */
export const MinimizedOpensAtEnd = meta.story({
  args: { list: { messages: manyMessages(60, 900) }, typing: [] },
  render: (args) => <NarrowBar {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log', { hidden: true })
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1200))
    const { clientWidth } = log
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir conversa' }))
    await atRest(() => log.scrollTop)
    await expect(log.clientWidth).toBe(clientWidth)
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2)
    await expect(canvas.queryByRole('button', { name: 'Ir para a última mensagem' })).toBeNull()
  },
})

export const Interactions = meta.story({
  render: (args) => (
    <main tabIndex={-1}>
      <Opened {...args} opener="Conversar" />
    </main>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Conversar' })
    const close = async () => {
      canvas.getByRole('button', { name: 'Fechar conversa' }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await step("what nothing in the page opened gives the focus to the page's content", async () => {
      opener.click()
      await waitFor(() => expect(canvas.getByLabelText('Mensagem')).toHaveFocus())
      await close()
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    })
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
    await step('Tab goes from the head to the messages to the composer', async () => {
      canvas.getByRole('button', { name: /^bruno_onca/ }).focus()
      const stops = [
        canvas.getByRole('link', { name: 'Abrir na página de chat' }),
        canvas.getByRole('button', { name: 'Minimizar conversa' }),
        canvas.getByRole('button', { name: 'Fechar conversa' }),
        canvas.getByRole('log'),
        canvas.getByLabelText('Mensagem'),
      ]
      for (const stop of stops) {
        await userEvent.tab()
        await expect(stop).toHaveFocus()
      }
    })
    await step('closing gives the focus back', async () => {
      await close()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})
