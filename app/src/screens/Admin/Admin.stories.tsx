import { seedPlayers } from '@convoca/fixtures'
import { override, readExample, toPage } from '@convoca/mocks'
import { expect, screen, within } from 'storybook/test'
import { waitForNoLayer } from '../../../../.storybook/layers.ts'
import preview from '../../../../.storybook/preview.tsx'
import { expectRetry, mockApiWith, neverResolving, offline } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { AdminBadges } from './AdminBadgesScreen.tsx'
import { AdminGames } from './AdminGamesScreen.tsx'

const { id = '', nick = '', name = '' } = seedPlayers[7] ?? {}
const awarded = { id, nick, name }

/** A badge that is awarded and taken back, and a retired one. */
function createBadges() {
  const [badge] = readExample('listStaffBadges')
  const [user] = readExample('listUsers').data
  if (!badge || !user) throw new Error('The example has no badge and no user')
  let holders = readExample('listBadgeHolders').data
  const retired = { ...badge, id: crypto.randomUUID(), name: 'Pioneiro', is_retired: true, holders: 1 }
  return [
    override('listStaffBadges', () => [
      { ...badge, name: 'Voz da torcida', holders: holders.length },
      retired,
    ]),
    override('listBadgeHolders', ({ input }) => toPage(holders, input)),
    override('listUsers', ({ input }) => toPage([{ ...user, ...awarded }], input)),
    override('awardBadge', () => {
      const holder = { ...readExample('awardBadge'), user: awarded }
      holders = [holder, ...holders]
      return holder
    }),
    override('takeBadge', ({ input }) => {
      holders = holders.filter((holder) => holder.user.id !== input.userId)
      return undefined
    }),
  ]
}

const meta = preview.meta({
  title: 'App/Admin',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <AdminBadges /> },
  beforeEach: mockApiWith(createBadges),
})

/** A badge is awarded to somebody who is searched for, and taken back; a retired one is awarded to nobody. */
export const Badges = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('listitem', { name: 'Voz da torcida' }))
    await expect(row.getByText('1 pessoa')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Conceder Voz da torcida' }))
    await userEvent.type(row.getByRole('searchbox', { name: 'Conceder Voz da torcida a' }), nick)
    await userEvent.click(await row.findByRole('button', { name: `Conceder a ${nick}` }))
    const holders = within(await row.findByRole('list', { name: 'Quem tem Voz da torcida' }))
    await userEvent.click(await holders.findByRole('button', { name: `Retomar de ${nick}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retomar insígnia' }))
    await waitForNoLayer()
    await expect(await row.findByText('1 pessoa')).toBeVisible()
    const retired = within(canvas.getByRole('listitem', { name: 'Pioneiro' }))
    await expect(retired.getByText('Retirada')).toBeVisible()
    await expect(retired.getByRole('button', { name: 'Quem tem Pioneiro' })).toBeVisible()
  },
})

/** An error stands at the field that it is about. */
export const NewBadgeTaken = meta.story({
  parameters: {
    mock: {
      fail: {
        createBadge: {
          status: 409,
          code: 'BADGE_NAME_TAKEN',
          fields: [{ path: 'name', code: 'TAKEN', message: 'name is already in use' }],
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Nova insígnia' }))
    await canvas.findByRole('listitem', { name: 'Pioneiro' })
    await userEvent.click(form.getByRole('button', { name: 'Criar insígnia' }))
    await expect(await form.findByText('Nome obrigatório')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /Nome da insígnia/ }), 'PIONEIRO')
    await userEvent.type(form.getByRole('textbox', { name: /Pelo que/ }), 'Por estar lá antes.')
    await userEvent.click(form.getByRole('button', { name: 'Criar insígnia' }))
    await expect(await form.findByText('Já existe uma insígnia com este nome.')).toBeVisible()
  },
})

export const BadgesLoading = meta.story({
  tags: ['night'],
  parameters: neverResolving('listStaffBadges'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Nova insígnia' })).toBeVisible()
    await expect(canvas.queryByRole('listitem', { name: 'Pioneiro' })).toBeNull()
  },
})

export const BadgesFailing = meta.story({
  tags: ['night'],
  parameters: offline('listStaffBadges'),
  play: (context) => expectRetry(context),
})

/** The pictures of a game are one press away. */
export const Games = meta.story({
  args: { children: <AdminGames /> },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: /^Imagens de VALORANT/i })
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByText('Novo ícone')).toBeVisible()
    await expect(canvas.getByText('Nova imagem')).toBeVisible()
  },
})
