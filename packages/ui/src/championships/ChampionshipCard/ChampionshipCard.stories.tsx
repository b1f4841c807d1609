import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyChampionships } from '../championships.fixtures.ts'
import { ChampionshipCard } from './ChampionshipCard.tsx'

const [cup] = storyChampionships

const meta = preview.meta({
  title: 'Championships/ChampionshipCard',
  component: ChampionshipCard,
  args: { championship: cup, href: '#taca-jangada-2026' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 404 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Taça Jangada 2026' })).toHaveAttribute(
      'href',
      '#taca-jangada-2026',
    )
    await expect(canvas.getByText('Inscrições abertas')).toBeVisible()
    await expect(canvas.getByText('Eliminação dupla · 5 × 5')).toBeVisible()
    await expect(canvas.getByText('12/16 times')).toBeVisible()
  },
})

/** All money of its prizes is deposited. */
export const Guaranteed = meta.story({
  args: { championship: { ...cup, isPrizeGuaranteed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prêmio garantido')).toBeVisible()
  },
})

/** Little room: a phone of 320 px. */
export const Narrow = meta.story({
  args: { style: { maxWidth: 288 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const LongText = meta.story({
  args: {
    championship: {
      ...cup,
      name: 'Campeonato Interestadual Universitário de Pindamonhangaba e Região 2026',
      game: { name: "PlayerUnknown's Battlegrounds: Edição Brasileira Definitiva" },
      prize: 'R$ 100.000,00, um troféu e uma viagem para toda a equipe',
      teamsCount: 1000,
      maxTeams: 1024,
      waitingCount: 128,
      winnerName: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
      phase: 'finished',
    },
  },
})

/** One of each phase, side by side and equally high. */
export const Examples = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        width: 'calc(100vw - 2 * var(--cv-gutter))',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {storyChampionships.map((championship) => (
        <ChampionshipCard key={championship.id} championship={championship} href={`#${championship.url}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Últimas 2 vagas')).toBeVisible()
    await expect(canvas.getByText('4 na lista de espera')).toBeVisible()
    await expect(canvas.getByText('Inscrições abrem em 01 dez')).toBeVisible()
    await expect(canvas.getByText('Campeão: Trovão Esports')).toBeVisible()
    const heights = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
})

/** The whole card is one place to stop at; Enter follows its link. */
export const Interactions = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Taça Jangada 2026' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
