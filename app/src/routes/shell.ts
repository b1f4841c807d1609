import { createRoute } from '@tanstack/react-router'
import { screen } from '../navigation/lazy-screen.ts'
import { root, starting } from './root.ts'

/** The layout that the pages with menu and bar have in common. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  ...starting,
  ...screen('Shell/Shell', () => import('../screens/Shell/Shell.tsx')),
})
