import { createHandlers, quietRealtime } from '@convoca/mocks'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AppAt } from './AppAt.tsx'
import { networkOf, networks, ok, type Wire } from './network.ts'

// The contract knows no 409 here: what a sign-in can be refused with is an account that is not confirmed.
const net = networkOf(['login'], { login: { status: 403, code: 'USER_NOT_VERIFIED' } as const })

/** From /auth to the profile; a demo account is `ana.bia@convoca.example`, `convoca-demo-2026`. */
function LoginFlow({ network }: Wire) {
  net.choose(network)
  return <AppAt path="/auth" token={null} />
}

const meta = preview.meta({
  title: 'Flows/Login',
  component: LoginFlow,
  args: ok,
  argTypes: { network: { control: 'select', options: networks } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options), ...quietRealtime)
  },
})

const email = 'ana.bia@convoca.example'
const password = 'convoca-demo-2026'

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail', {}, { timeout: 5000 }), email)
    await userEvent.type(canvas.getByLabelText('Senha'), `${password}{Enter}`)
    await expect(await canvas.findByRole('main', {}, { timeout: 5000 })).toBeVisible()
  },
})
export const Slow = meta.story({ args: { network: 'slow' } })
export const Offline = meta.story({
  args: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail', {}, { timeout: 5000 }), email)
    await userEvent.type(canvas.getByLabelText('Senha'), `${password}{Enter}`)
    await expect(await canvas.findByText(/conex/i, {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  },
})
export const Failing = meta.story({ args: { network: 'error 500' } })
export const Refused = meta.story({ args: { network: 'conflict 409' } })
