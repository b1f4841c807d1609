import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { CommunicationKind } from './communication.ts'
import { CommunicationList } from './CommunicationList.tsx'
import { storyCommunications } from './communications.fixtures.ts'

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Teams/CommunicationList',
  component: CommunicationList,
  args: {
    ...ready,
    communications: storyCommunications,
    onKindChange: fn(),
    onRead: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
})

export const Default = meta.story({})
export const Empty = meta.story({
  args: { communications: [], emptyAction: <Button variant="primary">Novo comunicado</Button> },
})
export const Loading = meta.story({
  args: { communications: [], status: 'loading' },
})
export const Failed = meta.story({
  args: { communications: [], status: 'error' },
})
export const Phone = meta.story({ args: { hasMore: true }, globals: { viewport: { value: 'phone' } } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    communications: [
      {
        id: '1',
        kind: 'WARNING',
        title: 'Mudançadehoráriodotreinoporcausadamanutençãodaredeelétrica de toda a zona norte da cidade',
        body: 'Associaçãoatléticadesportivaeletrônicadepindamonhangaba '.repeat(8),
        sender: { id: 'u', nick: 'um_nick_bem_comprido' },
        recipient: { id: 'v', nick: 'outro_nick_comprido' },
        isRead: false,
        readCount: 0,
        createdAt: '2026-11-20T22:40:00Z',
      },
    ],
  },
})

/** A filter that works, and what the sender may do. */
export const Examples = meta.story({
  render: function Filtered(args) {
    const [kind, setKind] = useState<CommunicationKind | null>(null)
    const shown = args.communications.filter((communication) => kind === null || communication.kind === kind)
    return (
      <CommunicationList
        {...args}
        kind={kind}
        onKindChange={setKind}
        communications={shown}
        renderActions={(each) =>
          each.isOwn ? (
            <>
              <Button size="small">Editar</Button>
              <Button size="small" variant="ghost">
                Excluir
              </Button>
            </>
          ) : null
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Treino de sexta às 20h' }))
    await expect(await canvas.findByText('Lido por 6 pessoas')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Excluir' })).toBeVisible()
  },
})

export const Interactions = meta.story({
  args: { hasMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Todos' })).toHaveFocus()
    const only = canvas.getByRole('button', { name: 'Urgente' })
    for (let kind = 0; kind < 3; kind += 1) await userEvent.tab()
    await expect(only).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onKindChange).toHaveBeenCalledWith('URGENT')

    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'ana_bia' })[0]).toHaveFocus()
    await userEvent.tab()
    const urgent = canvas.getByRole('button', { name: 'Não lido: Jogo antecipado' })
    await expect(urgent).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(urgent).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onRead).toHaveBeenCalledWith(storyCommunications[0])
    await userEvent.keyboard(' ')
    await expect(urgent).toHaveAttribute('aria-expanded', 'false')

    // Already marked as read.
    canvas.getByRole('button', { name: 'Inscrição termina domingo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRead).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Carregar mais' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})
