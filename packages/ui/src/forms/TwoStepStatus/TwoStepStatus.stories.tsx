import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { RecoveryCodeList, TwoStepSecret, TwoStepStatus } from './TwoStepStatus.tsx'

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Forms/TwoStepStatus',
  component: TwoStepStatus,
  subcomponents: { RecoveryCodeList, TwoStepSecret },
  args: {
    ...ready,
    enabled: false,
    codesLeft: 0,
    onEnable: fn(),
    onRenew: fn(),
    onDisable: fn(),
    onRetry: fn(),
  },
})

export const Default = meta.story({})
export const Enabled = meta.story({ args: { enabled: true, codesLeft: 9 } })
export const Loading = meta.story({ args: { status: 'loading' } })
export const Failed = meta.story({ args: { status: 'error' } })

const codes = ['ABCD-2345', 'EFGH-3456', 'JKMN-4567', 'PQRS-5678', 'TUVW-6789', 'XYZ2-7892']

/** A drawing in place of a code, which would lead somewhere. */
const qr = (
  <svg viewBox="0 0 4 4" role="img" aria-label="Código QR" width="200" height="200">
    <path d="M0 0h4v4h-4z" fill="white" />
    <path d="M1 1h1v1h-1zM2 2h1v1h-1z" fill="black" />
  </svg>
)

/** The set-up: the secret, to be read or typed. */
export const SetUp = meta.story({
  args: { step: <TwoStepSecret qr={qr} secret="JBSW Y3DP EHPK 3PXP" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
})

/** The panel in the settings, with the codes that are shown once. */
export const Examples = meta.story({
  render: (args) => (
    <Panel title="Verificação em duas etapas">
      <TwoStepStatus
        {...args}
        enabled
        codesLeft={6}
        step={<RecoveryCodeList codes={codes} onCopy={fn()} onDone={args.onEnable} />}
      />
    </Panel>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardei os códigos' }))
    await expect(args.onEnable).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { enabled: true, codesLeft: 10 },
})

export const Interactions = meta.story({
  args: { enabled: true, codesLeft: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Gerar novos códigos' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRenew).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisable).toHaveBeenCalledOnce()
    await expect(args.onEnable).not.toHaveBeenCalled()
  },
})
