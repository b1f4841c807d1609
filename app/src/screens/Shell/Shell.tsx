import { OfflineBanner } from '@convoca/ui'
import {
  AppShell,
  dashboardItem,
  Footer,
  mainMenuItems,
  markActive,
  notificationsItem,
  settingsItem,
  Sidebar,
  TopBar,
  type MenuItem,
} from '@convoca/ui/app'
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { LifeBuoy, MessagesSquare, ShieldCheck } from 'lucide-react'
import { useEffect, useState, useRef } from 'react'
import { connectionAtom, refetchAtom } from '../../atoms/connection.ts'
import { quickSearchOpenAtom, sidebarCollapsedAtom } from '../../atoms/layout.ts'
import { erasureAtom, visitorAtom } from '../../atoms/session.ts'
import { hasFormsAtom } from '../../atoms/unsaved-changes.ts'
import { lazyPart, whenIdle } from '../../hooks/lazy-part.ts'
import { LazyQuickSearch } from './LazyQuickSearch.tsx'
import { useChatDock } from './useChatDock.tsx'
import { useLogout } from './useLogout.ts'

const { Part: AccountTools, load: loadAccountTools } = lazyPart(() =>
  import('./AccountTools.tsx').then((loaded) => loaded.AccountTools),
)
const { Part: PhoneMenu } = lazyPart(() => import('./PhoneMenu.tsx').then((loaded) => loaded.PhoneMenu))

/** The dialog is in the chunk of the forms' own parts, so that it is there with them. */
const { Part: UnsavedChangesDialog } = lazyPart(() =>
  import('../../components/UnsavedChangesDialog.tsx').then((loaded) => loaded.UnsavedChangesDialog),
)

const { Part: ErasureNotice } = lazyPart(() =>
  import('./ErasureNotice.tsx').then((loaded) => loaded.ErasureNotice),
)

/** The support's item, because phones have no footer, and the user's menu is part of this one. */
const supportItem: MenuItem = {
  id: 'support',
  label: 'Suporte',
  href: '/support',
  icon: <LifeBuoy aria-hidden />,
  personal: true,
}
const staffItem: MenuItem = {
  id: 'admin',
  label: 'Administração',
  href: '/admin',
  icon: <ShieldCheck aria-hidden />,
  personal: true,
}
const menuItems = [dashboardItem, ...mainMenuItems]

/** The items of a phone, on which the chat has a page instead of a panel. */
const toPhoneItems = (isStaff: boolean, unread: number) => [
  ...menuItems,
  {
    id: 'chat',
    label: unread > 0 ? `Chats (${unread > 99 ? '99+' : unread})` : 'Chats',
    href: '/chat',
    icon: <MessagesSquare aria-hidden />,
    personal: true,
  },
  notificationsItem,
  settingsItem,
  supportItem,
  ...(isStaff ? [staffItem] : []),
]

const toUserMenu = (user: ReturnType<typeof useShellUser>, logout: () => void) => [
  { id: 'profile', label: 'Ver perfil', href: user?.profileHref ?? '/profile' },
  { id: 'invites', label: 'Convites', href: '/profile/invites' },
  { id: 'settings', label: 'Configurações', href: '/settings' },
  { id: 'support', label: 'Suporte', href: '/support' },
  ...(user?.isStaff ? [{ id: 'admin', label: 'Administração', href: '/admin' }] : []),
  { id: 'logout', label: 'Sair', onSelect: logout, danger: true },
]

/** The layout of every screen except login and registration. */
export function Shell() {
  return (
    <>
      <Layout />
      {/* The search is not in <main>, whose parts it would set apart, and so style and lay out anew. */}
      <LazyQuickSearch />
    </>
  )
}

/**
 * Moves the focus to the content after a navigation, because the link that was followed is gone or part of the layout.
 * Not on the first page, nor where the page has set the focus itself or the URL has a hash.
 */
function useFocusOnNavigation() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const hasHash = useRouterState({ select: ({ resolvedLocation }) => Boolean(resolvedLocation?.hash) })
  const before = useRef(pathname)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== pathname
    before.current = pathname
    if (!changed || hasHash) return
    const focused = document.activeElement?.closest('main, [role="dialog"][data-state="open"]')
    if (!focused) document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname, hasHash])
}

/** Connects once the page has loaded: the connection waits for the first paint and what it needs. */
function useLiveNotifications(userId: string | undefined) {
  const store = useStore()
  useEffect(() => {
    if (userId === undefined) return undefined
    let isGone = false
    let disconnect: (() => void) | undefined
    const connect = async () => {
      const { connectAtom } = await import('../../atoms/realtime.ts')
      if (!isGone) disconnect = store.set(connectAtom, userId)
    }
    // A chunk that is missing is reported by Vite's event; the page works without live updates.
    const cancel = whenIdle(() => void connect().catch(() => undefined))
    return () => {
      isGone = true
      cancel()
      disconnect?.()
    }
  }, [userId, store])
}

function Layout() {
  const { pathname } = useLocation()
  const user = useShellUser()
  const [collapsed, setCollapsed] = useAtom(sidebarCollapsedAtom)
  // The menu is open for one pathname, so that navigation closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const setSearching = useSetAtom(quickSearchOpenAtom)
  const { isOnline, dataFrom } = useAtomValue(connectionAtom)
  const refetch = useSetAtom(refetchAtom)
  const logout = useLogout()
  // The user of a session is not a guest, even while their profile loads.
  const onLogout = user === null ? undefined : logout
  const chat = useChatDock(user?.id, pathname)
  useLiveNotifications(user?.id)
  useFocusOnNavigation()

  return (
    <AppShell
      sidebarCollapsed={collapsed}
      topBar={
        <TopBar
          menu={markActive(mainMenuItems, pathname)}
          homeHref={user === null ? '/' : dashboardItem.href}
          user={user}
          userMenu={toUserMenu(user, logout)}
          sidebarExpanded={!collapsed}
          onToggleSidebar={() => setCollapsed(!collapsed)}
          mobileMenuOpen={menuAt === pathname}
          onOpenMobileMenu={() => setMenuAt(pathname)}
          onQuickSearch={() => setSearching(true)}
          bell={user ? <AccountTools isUsed hasChat={!chat.isChatPage} /> : undefined}
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
      footer={chat.isChatPage ? undefined : <Footer />}
      sidePanel={chat.sidePanel}
      banner={<OfflineBanner open={!isOnline} dataFrom={dataFrom} onRetry={refetch} />}
    >
      <PhoneMenu
        isUsed={menuAt === pathname}
        onFailure={() => setMenuAt(null)}
        open={menuAt === pathname}
        onOpenChange={(open) => setMenuAt(open ? pathname : null)}
        user={user}
        items={markActive(toPhoneItems(user?.isStaff === true, chat.unread), pathname)}
        onLogout={onLogout}
      />
      <LazyUnsavedChanges />
      <LazyErasureNotice />
      {chat.background}
      <Outlet />
    </AppShell>
  )
}

/** The dialog loads with the first form and stays: what was written there may outlive the form. */
function LazyUnsavedChanges() {
  const hasForms = useAtomValue(hasFormsAtom)
  const [isUsed, setIsUsed] = useState(hasForms)
  if (hasForms && !isUsed) setIsUsed(true)
  return isUsed ? <UnsavedChangesDialog isUsed /> : null
}

function LazyErasureNotice() {
  return useAtomValue(erasureAtom) === null ? null : <ErasureNotice isUsed />
}

function useShellUser() {
  const user = useAtomValue(visitorAtom)
  const isGuest = user === null
  useEffect(() => {
    // The tools load beside the profile, not after it.
    if (!isGuest) void loadAccountTools()
  }, [isGuest])
  if (!user) return user
  return {
    id: user.id,
    nick: user.nick,
    name: user.name,
    avatarUrl: user.picture,
    profileHref: `/pro/${user.nick}`,
    isStaff: user.role === 'ADMIN',
  }
}
