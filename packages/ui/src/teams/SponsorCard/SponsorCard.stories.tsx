import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { storySponsors } from '../sponsors.fixtures.ts'
import { SponsorCard } from './SponsorCard.tsx'

const [coffee, , hidden] = storySponsors

const meta = preview.meta({
  title: 'Teams/SponsorCard',
  component: SponsorCard,
  args: { sponsor: coffee },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: /cafe-ipanema.example/ })
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(address).toHaveAttribute('target', '_blank')
  },
})

export const Hidden = meta.story({
  args: { sponsor: hidden, actions: <Button size="small">Editar</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oculto')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    sponsor: {
      ...coffee,
      name: 'Companhia Pindamonhangabense de Refrigerantes e Energéticos Artesanais',
      url: 'https://companhia-pindamonhangabense-de-refrigerantes-e-energeticos.example',
      description: 'Patrocinadora oficial desde a fundação, com muita paciência. '.repeat(5),
      logoUrl: 'data:image/png;base64,AAAA',
    },
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {storySponsors.map((sponsor) => (
        <SponsorCard key={sponsor.id} sponsor={sponsor} />
      ))}
    </div>
  ),
})

const pressed = fn()

export const Interactions = meta.story({
  args: { actions: <Button onClick={pressed}>Editar</Button> },
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /cafe-ipanema/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledTimes(1)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
