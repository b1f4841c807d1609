import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { LinkedAccountList } from './LinkedAccountList.tsx'

const meta = preview.meta({
  title: 'Forms/LinkedAccountList',
  component: LinkedAccountList,
  args: {
    accounts: [
      { provider: 'GOOGLE', name: 'Ana Conceição' },
      { provider: 'FACEBOOK' },
      { provider: 'STEAM', name: 'ana_bia_br' },
    ] as const,
    canUnlink: true,
    onLink: fn(),
    onUnlink: fn(),
  },
})

export const Default = meta.story({})

/** The account has no password and no other account. */
export const LastWayIn = meta.story({
  args: {
    canUnlink: false,
    accounts: [{ provider: 'GOOGLE' }, { provider: 'STEAM', name: 'ana_bia_br' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Desligar Steam' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ligar Google' })).toBeVisible()
  },
})

export const Pending = meta.story({ args: { pending: 'STEAM' } })

export const Loading = meta.story({ args: { status: 'loading' }, tags: ['static'] })

export const Failed = meta.story({ args: { status: 'error', onRetry: fn() } })

export const LongText = meta.story({
  args: {
    accounts: [
      { provider: 'GOOGLE', name: 'Ana Conceição de Souza Albuquerque Vasconcelos e Silva' },
      { provider: 'STEAM', name: 'W'.repeat(60) },
    ],
  },
})

/** The list in the settings. */
export const Examples = meta.story({
  render: (args) => (
    <div style={sideBySide}>
      <Panel title="Contas ligadas">
        <LinkedAccountList {...args} />
      </Panel>
      <Panel title="Sem senha">
        <LinkedAccountList {...args} canUnlink={false} accounts={[{ provider: 'STEAM', name: 'fer_aim' }]} />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desligar Google' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUnlink).toHaveBeenLastCalledWith('GOOGLE')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onLink).toHaveBeenLastCalledWith('FACEBOOK')
  },
})
