import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { type TicketItem, TicketList, TicketStatus } from './TicketList.tsx'

const tickets: readonly TicketItem[] = [
  {
    id: 't-1',
    href: '#t-1',
    title: 'Partidas e campeonatos',
    state: 'ANSWERED',
    excerpt: 'Corrigimos o placar da semifinal. Confira na chave.',
    updatedAt: '2026-11-20T22:40:00Z',
  },
  {
    id: 't-2',
    href: '#t-2',
    title: 'Conta e acesso',
    state: 'OPEN',
    excerpt: 'O código do e-mail não chega desde ontem à noite.',
    updatedAt: '2026-11-20T12:10:00Z',
  },
  {
    id: 't-3',
    href: '#t-3',
    title: 'Pagamentos',
    state: 'CLOSED',
    excerpt: 'Recebi o reembolso, obrigada.',
    updatedAt: '2026-10-02T18:00:00Z',
  },
]

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Support/TicketList',
  component: TicketList,
  subcomponents: { TicketStatus },
  args: { ...ready, tickets, onRetry: fn() },
})

export const Default = meta.story({})
export const Empty = meta.story({ args: { tickets: [] } })
export const Loading = meta.story({ args: { tickets: [], status: 'loading' } })
export const Failed = meta.story({ args: { tickets: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    tickets: tickets.slice(0, 1).map((ticket) => ({
      ...ticket,
      title: 'Partidas e campeonatos · hipopotomonstrosesquipedaliofobico',
      assignee: 'conta_com_vinte_letra',
      excerpt: 'O placar da semifinal da Copa de Inverno do Vale do Paraíba está trocado desde o sábado.',
    })),
  },
})

/** The list as a queue of the staff, who see whose a ticket is and who has taken it. */
export const Examples = meta.story({
  render: (args) => (
    <Panel flush title="Chamados abertos">
      <TicketList
        {...args}
        tickets={tickets.slice(0, 2).map((ticket, index) => ({
          ...ticket,
          title: `${ticket.title} · joao`,
          assignee: index === 0 ? 'ana_bia' : undefined,
        }))}
      />
    </Panel>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Partidas e campeonatos/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Conta e acesso/ })).toHaveFocus()
  },
})
