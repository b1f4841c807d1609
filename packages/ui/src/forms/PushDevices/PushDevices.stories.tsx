import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import type { SessionItem } from '../SessionList/SessionList.tsx'
import { PushDevices, type PushSupport } from './PushDevices.tsx'

const devices: readonly SessionItem[] = [
  { id: 'd-1', device: 'Chrome no Windows', lastUsedAt: '2026-11-20T22:59:40Z', current: true },
  { id: 'd-2', device: 'Chrome no Android', lastUsedAt: '2026-11-12T12:00:00Z', current: false },
]

// Declared, so that a story may give another.
const working: { status: 'loading' | 'ready' | 'error'; support: PushSupport } = {
  status: 'ready',
  support: 'possible',
}

const meta = preview.meta({
  title: 'Forms/PushDevices',
  component: PushDevices,
  args: { ...working, devices, onTurnOn: fn(), onTurnOff: fn(), onRetry: fn() },
})

export const Default = meta.story({})
export const Empty = meta.story({ args: { devices: [] } })
export const Loading = meta.story({ args: { devices: [], status: 'loading' } })
export const Failed = meta.story({ args: { devices: [], status: 'error' } })
export const Denied = meta.story({
  args: { devices: [], support: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    devices: [
      { ...devices[1]!, device: 'Navegador de testes de uma operadora com nome comprido no Android' },
    ],
  },
})

/** The list in the settings, while this device is turned on. */
export const Examples = meta.story({
  args: { devices: devices.slice(1), turningOn: true },
  render: (args) => (
    <Panel title="Avisos com o app fechado">
      <PushDevices {...args} />
    </Panel>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Receber avisos neste dispositivo' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onTurnOff).toHaveBeenLastCalledWith('d-1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTurnOff).toHaveBeenLastCalledWith('d-2')
    await expect(args.onTurnOn).not.toHaveBeenCalled()
  },
})
