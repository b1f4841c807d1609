export { LazyMenu, type Menu } from './LazyMenu.tsx'
