import {
  AppShell,
  dashboardItem,
  Footer,
  mainMenuItems,
  markActive,
  MobileMenu,
  notificationsItem,
  OfflineBanner,
  settingsItem,
  Sidebar,
  TopBar,
} from '@convoca/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { onlineAtom, sidebarCollapsedAtom } from '../../atoms/layout.ts'
import { connectAtom } from '../../atoms/realtime.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { UnsavedChangesDialog } from '../../components/UnsavedChangesDialog.tsx'
import { Bell } from './Bell.tsx'
import { QuickSearch } from './QuickSearch.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useLogout } from './useLogout.ts'

const menuItems = [dashboardItem, ...mainMenuItems]
const phoneItems = [...menuItems, notificationsItem, settingsItem]

/** The layout of every screen except login and registration. */
export function Shell() {
  const { pathname } = useLocation()
  const user = useShellUser()
  const [collapsed, setCollapsed] = useAtom(sidebarCollapsedAtom)
  // The menu is open for one pathname, so that navigation closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const [searching, setSearching] = useState(false)
  const online = useAtomValue(onlineAtom)
  const logout = useLogout()
  // With a session the user is not a guest, even while their profile loads.
  const onLogout = user === null ? undefined : logout
  useLiveNotifications(user?.id)
  useFocusOnNavigation()

  return (
    <AppShell
      sidebarCollapsed={collapsed}
      topBar={
        <TopBar
          menu={markActive(mainMenuItems, pathname)}
          user={user}
          userMenu={[
            { id: 'profile', label: 'Ver perfil', href: user?.profileHref ?? '/profile' },
            { id: 'invites', label: 'Convites', href: '/profile/invites' },
            { id: 'settings', label: 'Configurações', href: '/settings' },
            { id: 'logout', label: 'Sair', onSelect: logout, danger: true },
          ]}
          sidebarExpanded={!collapsed}
          onToggleSidebar={() => setCollapsed(!collapsed)}
          mobileMenuOpen={menuAt === pathname}
          onOpenMobileMenu={() => setMenuAt(pathname)}
          onQuickSearch={() => setSearching(true)}
          bell={user ? <Bell /> : undefined}
        />
      }
      sidebar={
        <Sidebar
          items={markActive(menuItems, pathname)}
          settings={markActive([settingsItem], pathname)[0]}
          collapsed={collapsed}
          guest={user === null}
          onLogout={onLogout}
        />
      }
      footer={<Footer />}
      banner={<OfflineBanner open={!online} />}
    >
      <MobileMenu
        open={menuAt === pathname}
        onOpenChange={(open) => setMenuAt(open ? pathname : null)}
        user={user}
        items={markActive(phoneItems, pathname)}
        onLogout={onLogout}
      />
      <QuickSearch open={searching} onOpenChange={setSearching} />
      <UnsavedChangesDialog />
      <Outlet />
    </AppShell>
  )
}

function useShellUser() {
  const user = useAtomValue(visitorAtom)
  if (!user) return user
  return {
    id: user.id,
    nick: user.nick,
    name: user.name,
    avatarUrl: user.picture,
    profileHref: `/pro/${user.nick}`,
  }
}

function useLiveNotifications(userId: string | undefined) {
  const connect = useSetAtom(connectAtom)
  useEffect(() => (userId === undefined ? undefined : connect(userId)), [userId, connect])
}
