import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { CommunicationKind, TeamCommunication } from './communication.ts'
import { CommunicationItem, type CommunicationItemProps } from './CommunicationItem.tsx'

const ana = { id: 'u-1', nick: 'ana_bia', href: '#ana' }
const bruno = { id: 'u-2', nick: 'brunocv', href: '#bruno' }

const moved: TeamCommunication = {
  id: '1',
  kind: 'URGENT',
  title: 'Jogo antecipado',
  body: 'A partida das quartas passou para hoje, às 19h.\nConfirmem a presença até as 18h.\nQuem não puder avisa aqui.',
  sender: ana,
  isRead: false,
  readCount: 2,
  createdAt: '2026-11-20T21:30:00Z',
}

const kinds: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT', 'PRIVATE']

/** A stateful owner: opening marks as read. */
function LiveItem({ communication, onOpenChange, ...rest }: CommunicationItemProps) {
  const [isRead, setRead] = useState(communication.isRead)
  return (
    <CommunicationItem
      {...rest}
      communication={{ ...communication, isRead }}
      onOpenChange={(open) => {
        if (open) setRead(true)
        onOpenChange?.(open)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/CommunicationItem',
  component: CommunicationItem,
  args: { communication: moved, onOpenChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Não lido: Jogo antecipado' })).toBeVisible()
    await expect(canvas.queryByText('Lido por 2 pessoas')).toBeNull()
  },
})

export const Open = meta.story({
  args: { communication: { ...moved, isRead: true }, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Jogo antecipado' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(canvas.getByText('Lido por 2 pessoas')).toBeVisible()
  },
})

/** Each unread and read. */
export const EveryKind = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {kinds.flatMap((kind) =>
        [false, true].map((isRead) => (
          <CommunicationItem key={`${kind}-${isRead}`} {...args} communication={{ ...moved, kind, isRead }} />
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Informação', 'Aviso', 'Urgente', 'Privado']) {
      await expect(canvas.getAllByText(word)).toHaveLength(2)
    }
    await expect(canvas.getAllByRole('button', { name: /^Não lido/ })).toHaveLength(4)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    communication: {
      ...moved,
      kind: 'PRIVATE',
      title: 'Mudançadehoráriodotreinoporcausadamanutençãodaredeelétrica de toda a zona norte da cidade',
      body: 'Como a sede da associação fica sem luz das 18h às 23h, vamos treinar cada um da sua casa. '.repeat(
        5,
      ),
      sender: { id: 'u-3', nick: 'hipopotomonstrosesquipedaliofobico' },
      recipient: { id: 'u-4', nick: 'o_nick_mais_comprido_da_casa' },
      isOwn: false,
      edited: true,
    },
    actions: (
      <>
        <Button size="small">Responder agora a quem escreveu</Button>
        <Button size="small" variant="ghost">
          Excluir para todos
        </Button>
      </>
    ),
    defaultOpen: true,
  },
})

/** A new one, one of the user with its actions, and a private one to reply to. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <LiveItem {...args} />
      <LiveItem
        {...args}
        communication={{
          ...moved,
          kind: 'INFO',
          title: 'Treino de sexta às 20h',
          body: 'Vamos rever as partidas da semana. Levem anotações.',
          isRead: true,
          isOwn: true,
          readCount: 6,
          edited: true,
        }}
        defaultOpen
        actions={
          <>
            <Button size="small">Editar</Button>
            <Button size="small" variant="ghost">
              Excluir
            </Button>
          </>
        }
      />
      <LiveItem
        {...args}
        communication={{
          ...moved,
          kind: 'PRIVATE',
          title: 'Sobre a sua função',
          body: 'Quero testar você na entrada na próxima semana. O que acha?',
          sender: bruno,
          recipient: ana,
          isRead: true,
          readCount: 1,
        }}
        defaultOpen
        actions={<Button size="small">Responder</Button>}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lido por 6 pessoas')).toBeVisible()
    await expect(canvas.getByText('para ana_bia')).toBeVisible()
  },
})

export const Interactions = meta.story({
  args: { actions: <Button size="small">Responder</Button> },
  render: (args) => <LiveItem {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'ana_bia' })).toHaveFocus()
    await userEvent.tab()
    const title = canvas.getByRole('button', { name: 'Não lido: Jogo antecipado' })
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await expect(title).toHaveAccessibleName('Jogo antecipado')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Responder' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('button', { name: 'Responder' })).toBeNull()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})
