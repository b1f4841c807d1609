import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FirstSteps } from './FirstSteps.tsx'

const meta = preview.meta({ title: 'Front/FirstSteps', tags: ['static'], component: FirstSteps })

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Da primeira conversa ao Pix' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})
