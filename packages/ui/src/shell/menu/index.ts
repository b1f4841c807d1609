export {
  dashboardItem,
  mainMenuItems,
  markActive,
  named,
  notificationsItem,
  settingsItem,
  type MenuItem,
  type MenuTexts,
  type ShellUser,
} from './menu.tsx'
