import { createWorld } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { fullTeam } from '../../../test/demo.ts'
import { mocked } from '../../../test/network.ts'
import { SignedIn } from '../../../test/SignedIn.tsx'
import { InvitePlayers } from './InvitePlayers.tsx'

const { id, name } = fullTeam

const meta = preview.meta({
  title: 'App/Team/Invite players',
  component: SignedIn,
  args: { children: <InvitePlayers teamId={id} teamName={name} open onOpenChange={() => {}} /> },
  // The demo data moves with the fixtures: the dialog has its pictures among the components.
  tags: ['no-picture'],
  beforeEach: mocked,
})

/** The demo data, and as many new players as fill a page of the picker. */
function crowdedWorld() {
  const world = createWorld()
  const [someone] = world.users
  if (!someone) throw new Error('the demo data has no players')
  const crowd = Array.from({ length: 80 }, (_, place) => ({
    ...someone,
    id: world.nextId('player'),
    nick: `novato_${place}`,
    name: `Aaron ${String(place).padStart(2, '0')}`,
  }))
  return { ...world, users: [...world.users, ...crowd] }
}

const tooMany = 'Convide no máximo 50 jogadores por vez'

export const TooMany = meta.story({
  parameters: { mock: { world: crowdedWorld() } },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('listbox', { name: 'Jogadores' })
    list.focus()
    await userEvent.keyboard(' {ArrowDown}'.repeat(50))
    await expect(list).toBeValid()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(list).toHaveAccessibleDescription(tooMany))
    await expect(list).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar 51 convites' }))
    // A toast slides in.
    await waitFor(() => expect(screen.getByText('Verifique os campos')).toBeVisible())
    list.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(list).toBeValid())
    await expect(screen.getByRole('button', { name: 'Enviar 50 convites' })).toBeEnabled()
  },
})
