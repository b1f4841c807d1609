export { Sidebar, sidebarTexts, type SidebarProps, type SidebarTexts } from './Sidebar.tsx'
