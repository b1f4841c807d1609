import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AppAt } from './AppAt.tsx'
import { networkOf, networks, ok, type Wire } from './network.ts'

const net = networkOf(['createTeam', 'searchPlayers', 'saveFile'], {
  createTeam: { status: 409, code: 'TEAM_TAG_TAKEN' } as const,
})

/** From /team/create to the new team's page, as the first demo player. */
function WizardFlow({ network }: Wire) {
  net.choose(network)
  return <AppAt path="/team/create" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  title: 'Flows/Team wizard',
  component: WizardFlow,
  args: ok,
  argTypes: { network: { control: 'select', options: networks } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options), ...quietRealtime)
  },
})

export const Default = meta.story({
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Nome do time/ }, { timeout: 8000 })
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  },
})
export const Slow = meta.story({ args: { network: 'slow' } })
export const Offline = meta.story({ args: { network: 'offline' } })
export const Failing = meta.story({ args: { network: 'error 500' } })
export const TagTaken = meta.story({ args: { network: 'conflict 409' } })
