import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { AchievementCard, type TeamAchievement } from './AchievementCard.tsx'

const cup: TeamAchievement = {
  id: '1',
  title: 'Campeões da Copa Convoca de Inverno',
  description: 'Invictos na fase de grupos.',
  placement: 1,
  date: '2026-08-30',
  gameName: 'Valorant',
  championship: 'Copa Convoca 2026',
}

/** A flat drawing of a cup as a data address. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="darkslateblue"/><path d="M12 9h16v9a8 8 0 0 1-16 0zM18 26h4v4h4v3H14v-3h4z" fill="gold"/></svg>',
)}`

const edited = fn()
const removed = fn()

const actions = (
  <>
    <Button size="small" onClick={edited}>
      Editar
    </Button>
    <Button size="small" variant="ghost" onClick={removed}>
      Excluir
    </Button>
  </>
)

const meta = preview.meta({
  title: 'Teams/AchievementCard',
  component: AchievementCard,
  args: { achievement: cup },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Campeão')).toBeVisible()
    await expect(canvas.getByText('30 ago 2026')).toBeVisible()
    await expect(canvas.getByText('Copa Convoca 2026 · Valorant')).toBeVisible()
  },
})

/** The first place is marked, the next two have a medal, the others and those without a place a trophy. */
export const EveryPlace = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[1, 2, 3, 12, null].map((placement) => (
        <AchievementCard key={placement} {...args} achievement={{ ...cup, placement }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/º lugar/).map((each) => each.textContent)).toEqual([
      '2º lugar',
      '3º lugar',
      '12º lugar',
    ])
  },
})

export const WithPicture = meta.story({ args: { achievement: { ...cup, pictureUrl: picture } } })

/** A picture that does not load gives way to the trophy. */
export const BrokenPicture = meta.story({
  args: { achievement: { ...cup, pictureUrl: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
})

/** Nothing but what every achievement has. */
export const Bare = meta.story({
  args: { achievement: { id: '2', title: 'Melhor torcida', date: '2025-12-01' } },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    achievement: {
      ...cup,
      title: 'Campeãsdotorneiointermunicipaldepindamonhangaba e de toda a região do Vale do Paraíba',
      description:
        'Viramos a final depois de perder os dois primeiros mapas, com a torcida até o fim. '.repeat(4),
      championship: 'Campeonato Brasileiro de Equipes Universitárias de Esportes Eletrônicos',
      placement: 10000,
    },
    actions,
  },
})

/** The card on the public page, as a leader sees it, and without a picture or a championship. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <AchievementCard {...args} achievement={{ ...cup, pictureUrl: picture }} />
      <AchievementCard
        {...args}
        achievement={{ ...cup, placement: 2, title: 'Vice da Liga Paulista' }}
        actions={actions}
      />
      <AchievementCard {...args} achievement={{ id: '3', title: 'Melhor torcida', date: '2025-12-01' }} />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { actions },
  play: async ({ canvas, userEvent }) => {
    edited.mockClear()
    removed.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(edited).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Excluir' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(removed).toHaveBeenCalledOnce()
  },
})
