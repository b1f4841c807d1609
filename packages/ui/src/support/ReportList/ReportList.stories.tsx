import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { type ReportItem, ReportList } from './ReportList.tsx'

const reports: readonly ReportItem[] = [
  {
    id: 'r-1',
    title: 'Mensagem: nick_alheio',
    reason: 'Assédio ou ofensa',
    text: 'Ele não para desde ontem.',
    context: [{ label: 'Mensagem', text: 'Vai perder de novo, seu fraco.' }],
    reporter: 'joao',
    createdAt: '2026-11-20T20:10:00Z',
    moderationHref: '#nick_alheio',
    isOpen: true,
  },
  {
    id: 'r-2',
    title: 'Time: Arara Vermelha',
    reason: 'Spam ou golpe',
    context: [],
    createdAt: '2026-11-19T15:00:00Z',
    href: '#arara',
    isOpen: false,
  },
]

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Support/ReportList',
  component: ReportList,
  args: { ...ready, reports, onDecide: fn(), onRetry: fn() },
})

export const Default = meta.story({})
export const Empty = meta.story({ args: { reports: [] } })
export const Loading = meta.story({ args: { reports: [], status: 'loading' } })
export const Failed = meta.story({ args: { reports: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    reports: reports.slice(0, 1).map((report) => ({
      ...report,
      title: 'Mensagem: hipopotomonstrosesquipedaliofobico',
      context: [{ label: 'Mensagem', text: 'kkkkk'.repeat(40) }],
    })),
  },
})

/** The list while a decision is saved. */
export const Examples = meta.story({
  args: { reports: reports.slice(0, 1), decidingIds: ['r-1'] },
  render: (args) => (
    <Panel flush>
      <ReportList {...args} />
    </Panel>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Advertir ou suspender' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenLastCalledWith('r-1', true)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenLastCalledWith('r-1', false)
    // A decided one is only read.
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ver página' })).toHaveFocus()
  },
})
