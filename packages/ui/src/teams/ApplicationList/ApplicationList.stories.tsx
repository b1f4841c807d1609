import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import type { TeamApplication } from './ApplicationRow.tsx'

const applications: readonly TeamApplication[] = [
  {
    id: 'a-1',
    nick: 'bruno_onca',
    href: '#bruno',
    message: 'Jogo de suporte há três anos.\nPosso fazer um teste na quinta?',
    vacancyTitle: 'Suporte para a liga de verão',
    status: 'PENDING',
    createdAt: '2026-11-20T19:42:00-03:00',
  },
  { id: 'a-2', nick: 'celia.n', message: null, status: 'PENDING', createdAt: null },
  {
    id: 'a-3',
    nick: 'diego_krkn',
    message: 'Topo qualquer função.',
    status: 'DECLINED_BY_MEMBER',
    createdAt: '2026-11-02T08:05:00-03:00',
  },
]

const long: TeamApplication = {
  id: 'a-4',
  nick: 'o_nick_mais_comprido_da_casa',
  message: 'Treino toda noite e aceito qualquer função. '.repeat(11).trim(),
  vacancyTitle: 'Capitão com experiência em campeonatos estaduais e regionais, manhã e noite',
  status: 'PENDING',
  createdAt: '2026-11-20T19:42:00-03:00',
}

const meta = preview.meta({
  title: 'Teams/ApplicationList',
  component: ApplicationList,
  args: { applications, onAccept: fn(), onDecline: fn(), onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20/11/2026 - 19:42')).toBeVisible()
    await expect(canvas.getByText('Data não disponível')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Aceitar' })).toHaveLength(2)
  },
})

export const LongText = meta.story({ args: { applications: [long] } })
export const Phone = meta.story({
  args: { applications: [long, ...applications] },
  globals: { viewport: { value: 'phone' } },
})
/** A pending response. */
export const Pending = meta.story({ args: { pending: { 'a-1': 'accept', 'a-2': 'decline' } } })

/** Pending and decided ones, and a team to which nobody can apply yet. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ApplicationList {...args} applications={applications.filter(({ status }) => status === 'PENDING')} />
      <ApplicationList applications={applications.filter(({ status }) => status !== 'PENDING')} />
      <ApplicationList applications={[]} emptyAction={<Button>Abrir recrutamento</Button>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Aceitar' })).toHaveLength(2)
  },
})
export const Empty = meta.story({ args: { applications: [] } })
export const Loading = meta.story({
  args: { applications: [], status: 'loading' },
})
export const Failed = meta.story({ args: { status: 'error' } })

export const Interactions = meta.story({
  args: { pending: { 'a-2': 'decline' } },
  play: async ({ canvas, userEvent, args }) => {
    const [accept] = canvas.getAllByRole('button', { name: 'Aceitar' })
    await expect(accept).toHaveAccessibleDescription('bruno_onca')
    accept?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('a-1')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledWith('a-1')
    await expect(canvas.getAllByRole('button', { name: 'Aceitar' })[1]).toBeDisabled()
  },
})
