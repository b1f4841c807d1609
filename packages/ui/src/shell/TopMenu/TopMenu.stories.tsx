import preview from '../../../../../.storybook/preview.tsx'
import { mainMenuItems, markActive } from '../menu/index.ts'
import { TopMenu } from './TopMenu.tsx'

const meta = preview.meta({
  title: 'Shell/TopMenu',
  component: TopMenu,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: { items: markActive(mainMenuItems, '/teams') },
})

export const Default = meta.story({})
