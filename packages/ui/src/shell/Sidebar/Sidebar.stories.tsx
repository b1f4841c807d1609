import preview from '../../../../../.storybook/preview.tsx'
import { fn } from 'storybook/test'
import { mainMenuItems } from '../menu/index.ts'
import { Sidebar } from './Sidebar.tsx'

const meta = preview.meta({
  title: 'Shell/Sidebar',
  component: Sidebar,
  // Its pictures are those of the components it stands in.
  tags: ['no-picture'],
  args: { items: mainMenuItems, onLogout: fn() },
})

export const Default = meta.story({})

export const Collapsed = meta.story({ args: { collapsed: true } })
