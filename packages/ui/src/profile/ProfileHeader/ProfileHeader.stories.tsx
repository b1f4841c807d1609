import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'

const figures = [
  { label: 'Partidas', value: '212' },
  { label: 'Vitórias', value: '138', tone: 'win' },
  { label: 'Aproveitamento', value: '65%' },
  { label: 'Insígnias', value: '11' },
] as const

const meta = preview.meta({
  title: 'Players/ProfileHeader',
  component: ProfileHeader,
  args: {
    player: { id: 'u-7', nick: 'LUZ', isFree: true },
    subtitle: 'Luzia Prado',
    figures,
    shareUrl: 'https://convoca.example/pro/LUZ',
    actions: <Button variant="primary">Convidar para time</Button>,
  },
})

export const Default = meta.story({})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    player: { id: 'u-3', nick: 'wwwwwwwwwwwwwwwwwwww', isFree: true },
    subtitle: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
    figures: [...figures, { label: 'Campeonatos disputados desde o começo', value: '1.234.567' }],
  },
})

/** A newcomer, as others see the page. */
export const Examples = meta.story({
  tags: ['static'],
  render: () => <ProfileHeader player={{ id: 'u-2', nick: 'bruno_onca' }} subtitle="Bruno Ávila" />,
})

export const Interactions = meta.story({
  args: { actions: <LinkButton href="#editar">Editar perfil</LinkButton> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'LUZ' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Compartilhar/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Editar perfil' })).toHaveFocus()
  },
})
