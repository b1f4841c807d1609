export {
  dashboardItem,
  mainMenuItems,
  markActive,
  named,
  notificationsItem,
  publicOnly,
  settingsItem,
  type MenuItem,
  type MenuTexts,
  type ShellUser,
} from './menu.tsx'
