import preview from '../../../../../.storybook/preview.tsx'
import { mainMenuItems, markActive } from '../menu/index.ts'
import { TopMenu } from './TopMenu.tsx'

const meta = preview.meta({
  title: 'Shell/TopMenu',
  component: TopMenu,
  args: { items: markActive(mainMenuItems, '/teams') },
})

export const Default = meta.story({})
