import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inviteStatusLabels, type InviteStatus } from '../../notifications/invitations.ts'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { ApplicationRow, type TeamApplication } from './ApplicationRow.tsx'

const bruno: TeamApplication = {
  id: 'a-1',
  nick: 'bruno_onca',
  href: '#bruno',
  message: 'Jogo de suporte há três anos.\nPosso fazer um teste na quinta?',
  vacancyTitle: 'Suporte para a liga de verão',
  status: 'PENDING',
  createdAt: '2026-11-20T19:42:00-03:00',
}

const statuses: readonly InviteStatus[] = [
  'PENDING',
  'EXPIRED',
  'ACCEPTED',
  'CONFIRMED',
  'DECLINED',
  'DECLINED_BY_OWNER',
  'DECLINED_BY_MEMBER',
  'DECLINED_BY_OWNER_AND_MEMBER',
]

const meta = preview.meta({
  title: 'Teams/ApplicationRow',
  component: ApplicationRow,
  args: { application: bruno, onAccept: fn(), onDecline: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vaga: Suporte para a liga de verão')).toBeVisible()
    await expect(canvas.getByText('20/11/2026 - 19:42')).toBeVisible()
  },
})

/** Only a pending application has buttons. */
export const EveryStatus = meta.story({
  render: (args) => (
    <>
      {statuses.map((status) => (
        <ApplicationRow key={status} {...args} application={{ ...bruno, status }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const status of statuses) await expect(canvas.getByText(inviteStatusLabels[status])).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

/** Both buttons are disabled while a request is pending. */
export const Pending = meta.story({
  args: { pending: 'accept' },
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(args.onAccept).not.toHaveBeenCalled()
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
})

/** Nothing but what every application has. */
export const Bare = meta.story({
  args: { application: { id: 'a-2', nick: 'celia.n', status: 'PENDING' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem mensagem')).toBeVisible()
    await expect(canvas.getByText('Data não disponível')).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    application: {
      ...bruno,
      nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
      message:
        'Treino toda noite, jogo em qualquer função e tenho experiência em campeonatos estaduais. '.repeat(4),
      vacancyTitle: 'Capitão com experiência em campeonatos estaduais e regionais, manhã e noite',
    },
  },
})

/** An application that the reader may accept, a read-only one, and a decided one. */
export const Examples = meta.story({
  render: (args) => (
    <Panel title="Candidaturas da semana" flush>
      <ApplicationRow {...args} />
      <ApplicationRow
        application={{ ...bruno, id: 'a-2', nick: 'celia.n', message: 'Topo qualquer função.' }}
      />
      <ApplicationRow {...args} application={{ ...bruno, id: 'a-3', nick: 'maju', status: 'ACCEPTED' }} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'bruno_onca' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aceitar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('a-1')
    await userEvent.tab()
    const decline = canvas.getByRole('button', { name: 'Recusar' })
    await expect(decline).toHaveFocus()
    await expect(decline).toHaveAccessibleDescription('bruno_onca')
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledWith('a-1')
  },
})
