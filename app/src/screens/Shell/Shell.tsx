import {
  AppShell,
  dashboardItem,
  Footer,
  mainMenuItems,
  markActive,
  MobileMenu,
  OfflineBanner,
  Sidebar,
  TopBar,
} from '@convoca/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { onlineAtom, sidebarCollapsedAtom } from '../../atoms/layout.ts'
import { connectAtom } from '../../atoms/realtime.ts'
import { profileAtom, userAtom } from '../../atoms/session.ts'
import { Bell } from './Bell.tsx'
import { QuickSearch } from './QuickSearch.tsx'
import { useLogout } from './useLogout.ts'

/** The frame around every screen but log-in and registration. */
export function Shell() {
  const { pathname } = useLocation()
  const user = useShellUser()
  const settled = useAtomValue(profileAtom).isSuccess
  const [collapsed, setCollapsed] = useAtom(sidebarCollapsedAtom)
  // The menu belongs to the page on which it was opened: following one of its links closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const [searching, setSearching] = useState(false)
  const online = useAtomValue(onlineAtom)
  const logout = useLogout()
  useLiveNotifications(user?.id)

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
          items={markActive([dashboardItem, ...mainMenuItems], pathname)}
          collapsed={collapsed}
          guest={!user}
          {...(user ? { onLogout: logout } : {})}
        />
      }
      footer={<Footer />}
      banner={<OfflineBanner open={!online} />}
    >
      <MobileMenu
        open={menuAt === pathname}
        onOpenChange={(open) => setMenuAt(open ? pathname : null)}
        user={user}
        {...(user ? { onLogout: logout } : {})}
      />
      <QuickSearch open={searching} onOpenChange={setSearching} />
      {settled || !user ? <Outlet /> : null}
    </AppShell>
  )
}

function useShellUser() {
  const user = useAtomValue(userAtom)
  if (!user) return null
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
