import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

const people = ['Marina', 'Rafael', 'Luna', 'Tomás', 'Priscila', 'João', 'Duda'].map((name, index) => ({
  id: `u-${index}`,
  name,
}))

const meta = preview.meta({
  title: 'Primitives/AvatarGroup',
  tags: ['static'],
  component: AvatarGroup,
  args: { people },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('img', { name: 'e mais 2' })).toHaveTextContent('+2')
  },
})

export const AllShown = meta.story({ args: { people: people.slice(0, 3) } })

export const ManyMore = meta.story({ args: { total: 140, size: 'xs' } })

/** Guests of an event, and members of a team. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <AvatarGroup people={people.slice(0, 4)} aria-label="Confirmados" />4 confirmados
      </div>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <AvatarGroup people={people} max={3} size="m" aria-label="Elenco" />
        Elenco do Trovão Esports
      </div>
      <AvatarGroup people={people} total={32} size="l" aria-label="Seguidores" />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    people: people.map(({ id, name }) => ({ id, name: `${name} Cavalcanti de Albuquerque e Vasconcelos` })),
    total: 128_450,
    texts: { more: (count) => `e mais ${count} pessoas que seguem o time desde a temporada passada` },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^e mais 128445 pessoas/ })).toHaveTextContent('+128445')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
