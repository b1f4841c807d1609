import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { AchievementList } from './AchievementList.tsx'
import { storyAchievements } from './achievements.fixtures.ts'

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Teams/AchievementList',
  component: AchievementList,
  args: { ...ready, achievements: storyAchievements, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Campeão')).toBeVisible()
    await expect(canvas.getByText('30 ago 2026')).toBeVisible()
    await expect(canvas.getByText('Copa Convoca 2026 · Valorant')).toBeVisible()
  },
})
export const Empty = meta.story({
  args: { achievements: [], emptyAction: <Button variant="primary">Nova conquista</Button> },
})
export const Loading = meta.story({
  args: { achievements: [], status: 'loading' },
})
export const Failed = meta.story({
  args: { achievements: [], status: 'error' },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The list as a leader sees it. */
export const Examples = meta.story({
  args: {
    renderActions: ({ title }) => (
      <>
        <Button size="small" aria-label={`Editar ${title}`}>
          Editar
        </Button>
        <Button size="small" variant="ghost" aria-label={`Excluir ${title}`}>
          Excluir
        </Button>
      </>
    ),
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    achievements: [
      {
        id: '1',
        title: 'Campeãsdotorneiointermunicipaldepindamonhangaba e de toda a região do Vale do Paraíba',
        description: 'Associaçãoatléticadesportivaeletrônica '.repeat(6),
        placement: 10000,
        date: '2026-08-30',
        championship: 'Campeonatobrasileirodeequipesuniversitáriasdeesportes eletrônicos',
      },
    ],
  },
})

export const Interactions = meta.story({
  args: { achievements: [], status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Tentar de novo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
