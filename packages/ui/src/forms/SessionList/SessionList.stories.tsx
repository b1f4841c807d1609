import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { SessionList } from './SessionList.tsx'

const sessions = [
  {
    id: 's-1',
    device: 'Chrome no Windows',
    location: 'São Paulo, SP',
    lastUsedAt: '2026-11-20T22:59:40Z',
    current: true,
  },
  {
    id: 's-2',
    device: 'Safari no iPhone',
    location: 'São Paulo, SP',
    lastUsedAt: '2026-11-20T20:10:00Z',
    current: false,
  },
  { id: 's-3', device: 'Firefox no Linux', lastUsedAt: '2026-11-12T12:00:00Z', current: false },
]

const meta = preview.meta({
  title: 'Forms/SessionList',
  component: SessionList,
  args: { sessions, onEnd: fn(), onRetry: fn() },
})

export const Default = meta.story({})
export const Ending = meta.story({ args: { endingId: 's-2' } })
export const Loading = meta.story({ args: { status: 'loading' } })
export const Failed = meta.story({ args: { status: 'error' } })
export const Empty = meta.story({ args: { sessions: [] } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    sessions: [
      {
        id: 's-1',
        device: 'Navegador de testes de uma operadora com nome muito comprido no Android',
        location: 'São José do Vale do Rio Preto, Rio de Janeiro',
        lastUsedAt: '2026-11-18T12:00:00Z',
        current: false,
      },
    ],
  },
})

/** The list in the settings, with other devices and without. */
export const Examples = meta.story({
  render: (args) => (
    <div style={sideBySide}>
      <Panel title="Onde você entrou">
        <SessionList {...args} />
      </Panel>
      <Panel title="Só aqui">
        <SessionList {...args} sessions={sessions.slice(0, 1)} texts={{ label: 'Sessão aberta' }} />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Encerrar Safari no iPhone' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await expect(args.onEnd).toHaveBeenCalledWith('s-2')
  },
})
