import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storySponsors } from '../storySponsors.ts'
import { SponsorStrip } from './SponsorStrip.tsx'

const meta = preview.meta({
  title: 'Teams/SponsorStrip',
  component: SponsorStrip,
  args: { sponsors: storySponsors },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Patrocinadores' })).toBeVisible()
    await expect(canvas.queryByText('Açaí do Porto')).toBeNull()
  },
})

export const Nobody = meta.story({
  args: { sponsors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    sponsors: storySponsors.map((sponsor) => ({
      ...sponsor,
      isActive: true,
      name: `${sponsor.name} e Companhia Pindamonhangabense de Energéticos Artesanais`,
    })),
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Café Ipanema/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Teclados Tupã/ })).toHaveFocus()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
