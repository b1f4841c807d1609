import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

const people = ['Marina', 'Rafael', 'Luna', 'Tomás', 'Priscila', 'João', 'Duda'].map((name, index) => ({
  id: `u-${index}`,
  name,
}))

const meta = preview.meta({ title: 'Primitives/AvatarGroup', component: AvatarGroup, args: { people } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('img', { name: 'e mais 2' })).toHaveTextContent('+2')
  },
})

export const AllShown = meta.story({ args: { people: people.slice(0, 3) } })

export const ManyMore = meta.story({ args: { total: 140, size: 'xs' } })
