import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyChampionships } from '../../championships/championships.fixtures.ts'
import { PrizeShowcase, type GuaranteedChampionship } from './PrizeShowcase.tsx'

const championships = storyChampionships.slice(0, 3).map((championship, index): GuaranteedChampionship => ({
  ...championship,
  isPrizeGuaranteed: true,
  prizeAmount: [1_500_000, 400_000, 90_000][index] ?? 0,
  href: `/championships/${championship.url}`,
}))

const meta = preview.meta({
  title: 'Front/PrizeShowcase',
  component: PrizeShowcase,
  args: { championships },
})

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText(/^R\$\s15\.000,00$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Taça Jangada 2026' })).toHaveAttribute(
      'href',
      '/championships/taca-jangada-2026',
    )
  },
})

export const One = meta.story({ args: { championships: championships.slice(0, 1) } })

export const Two = meta.story({ args: { championships: championships.slice(0, 2) } })

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Taça Jangada 2026' })).toHaveFocus()
  },
})
