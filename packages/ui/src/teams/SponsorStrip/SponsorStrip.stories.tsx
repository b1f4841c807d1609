import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storySponsors } from '../sponsors.fixtures.ts'
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

const followed = fn((event: MouseEvent<HTMLElement>) => event.preventDefault())

/** Only sponsors with a link are tab stops; Enter follows it. */
export const Interactions = meta.story({
  args: {
    sponsors: [...storySponsors, { ...storySponsors[2], id: 'patrocinio-4', isActive: true }],
    onClick: followed,
  },
  play: async ({ canvas, userEvent }) => {
    followed.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Café Ipanema/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Teclados Tupã/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
  },
})

const [coffee, keyboards, juice] = storySponsors

/** Many, some without a link or a logo. */
export const Examples = meta.story({
  render: () => (
    <SponsorStrip
      sponsors={[
        keyboards,
        coffee,
        { ...juice, isActive: true },
        { id: 'patrocinio-4', name: 'Padaria Boa Vista', isActive: true },
        { ...keyboards, id: 'patrocinio-5', name: 'Lan House do Beto', logoUrl: undefined },
        { ...coffee, id: 'patrocinio-6', name: 'Erva-mate Barão' },
      ]}
    />
  ),
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
