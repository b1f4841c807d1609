import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { PlayerCard } from './PlayerCard.tsx'

const meta = preview.meta({
  title: 'Players/PlayerCard',
  component: PlayerCard,
  args: {
    player: { id: 'u-1', nick: 'ana_sp', name: 'Ana Conceição', teamName: 'Trovão Esports', teamTag: 'TRV' },
    href: '#ana',
  },
})

export const Default = meta.story({})

export const WithoutTeam = meta.story({
  args: { player: { id: 'u-2', nick: 'bruno_onca', teamName: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem time')).toBeVisible()
  },
})

export const WithNote = meta.story({
  args: {
    player: { id: 'u-5', nick: 'esterf' },
    note: 'Joga na posição de uma vaga sua · Livre para jogar · Horários em comum',
  },
})

export const LongText = meta.story({
  args: {
    player: {
      id: 'u-3',
      nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
      name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
      teamName: 'Associação Atlética Desportiva Eletrônica',
      teamTag: 'PINDA',
    },
    actions: <Button size="small">Convidar</Button>,
  },
})

/** The card in a search, in a team's applications, and of the user themselves. */
export const Examples = meta.story({
  render: () => (
    <div style={sideBySide}>
      <PlayerCard
        player={{
          id: 'u-1',
          nick: 'ana_sp',
          name: 'Ana Conceição',
          teamName: 'Trovão Esports',
          teamTag: 'TRV',
        }}
        href="#ana"
      />
      <PlayerCard
        player={{ id: 'u-2', nick: 'bruno_onca', name: 'Bruno Ávila', teamName: null }}
        href="#bruno"
        actions={
          <Button size="small" variant="primary">
            Convidar
          </Button>
        }
      />
      <PlayerCard
        player={{ id: 'u-4', nick: 'celia.n', name: 'Célia Nóbrega' }}
        href="#celia"
        actions={
          <>
            <Button size="small">Recusar</Button>
            <Button size="small" variant="primary">
              Aceitar
            </Button>
          </>
        }
      />
    </div>
  ),
})

const invited = fn()

/** The card is one link; its actions are tab stops of their own. */
export const Interactions = meta.story({
  args: {
    actions: (
      <Button size="small" onClick={invited}>
        Convidar
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    invited.mockClear()
    const link = canvas.getByRole('link', { name: 'ana_sp' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#ana')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Convidar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(invited).toHaveBeenCalledOnce()
  },
})
