export {
  dashboardItem,
  mainMenuItems,
  markActive,
  notificationsItem,
  settingsItem,
  type MenuItem,
  type ShellUser,
} from './menu.tsx'
