import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { ChatMessage } from '../chat.ts'
import { own, theirs } from '../chats.fixtures.ts'
import { MessageBubble } from './MessageBubble.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='180'%3E%3Crect width='320' height='180' fill='%23345'/%3E%3Cpath d='M0 180L200 0h60L60 180z' fill='%23bdee63'/%3E%3C/svg%3E"

const every: readonly ChatMessage[] = [
  theirs('a', '19:58', 'Bora fechar o scrim de hoje?'),
  theirs('b', '19:59', 'Mapa 1 Mirage', { edited: true, reactions: [{ emoji: '❤', count: 3, own: true }] }),
  theirs('c', '20:00', '', { deleted: true }),
  theirs('d', '20:00', 'O print', { images: [{ url: picture, width: 320, height: 180 }] }),
  theirs('e', '20:01', '', { voice: { url: 'data:audio/wav;base64,', seconds: 17 } }),
  own('f', '20:02', 'Enviando agora', { state: 'sending' }),
  own('g', '20:02', 'Já foi', { state: 'sent', reactions: [{ emoji: '★', count: 1, own: false }] }),
  own('h', '20:03', 'E foi lida', { edited: true }),
  own('i', '20:04', 'Esta não saiu', { state: 'failed' }),
  own('j', '20:04', '', { deleted: true }),
  own('k', '20:05', '', { voice: { url: 'data:audio/wav;base64,', seconds: 61 } }),
]

const meta = preview.meta({
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  args: { message: theirs('a', '20:05', 'Valeu! Até já'), onReact: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 8, width: 382, maxWidth: '100%', background: 'var(--cv-panel)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})

export const Examples = meta.story({
  render: (args) => (
    <>
      {every.map((message) => (
        <MessageBubble {...args} key={message.id} message={message} />
      ))}
    </>
  ),
})

export const LongText = meta.story({
  args: {
    message: own('x', '20:05', `${'inconstitucionalissimamente'.repeat(6)}\n\nE mais um parágrafo depois.`),
  },
})

export const Failed = meta.story({
  args: {
    message: own('x', '20:05', 'Esta não saiu', {
      state: 'failed',
      failure: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'não enviada — tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('x')
  },
})

export const Interactions = meta.story({
  args: {
    message: own('x', '20:05', 'Fechado', { reactions: [{ emoji: '👍', count: 2, own: true }] }),
    onEdit: fn(),
    onRemove: fn(),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const react = canvas.getByRole('button', { name: 'Reagir' })
    await step('Enter opens the reactions, Escape closes them', async () => {
      await userEvent.tab()
      await expect(react).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await canvas.findByRole('button', { name: 'Reagir 🔥' })
      await expect(react).toHaveFocus()
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reagir 🔥' })).toBeNull())
      await expect(react).toHaveFocus()
    })
    await step('one of them is chosen', async () => {
      await userEvent.keyboard('{Enter}')
      const fire = await canvas.findByRole('button', { name: 'Reagir 🔥' })
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await expect(fire).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onReact).toHaveBeenCalledWith('x', '🔥')
      await waitFor(() => expect(fire).not.toBeInTheDocument())
      await expect(react).toHaveFocus()
    })
    await step('edit, remove and the reactions that are there follow', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Editar mensagem' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onEdit).toHaveBeenCalledWith('x')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenCalledWith('x')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: '👍, 2 reações' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(args.onReact).toHaveBeenLastCalledWith('x', '👍')
    })
  },
})
