import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { PlayerCard } from './PlayerCard.tsx'

const meta = preview.meta({
  title: 'Players/PlayerCard',
  component: PlayerCard,
  args: {
    player: { id: 'u-1', nick: 'ana_sp', name: 'Ana Conceição', teamName: 'Trovão Esports', teamTag: 'TRV' },
    href: '#ana',
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'ana_sp' })).toHaveFocus()
  },
})

export const WithoutTeam = meta.story({
  args: { player: { id: 'u-2', nick: 'bruno_onca', teamName: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem time')).toBeVisible()
  },
})

export const LongTextWithAction = meta.story({
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
