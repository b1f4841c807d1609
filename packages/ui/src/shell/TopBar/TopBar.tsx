'use client'

import { clsx } from 'clsx'
import { Menu, PanelLeft, Search } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { AvatarButton, type AvatarMenuItem } from '../../primitives/AvatarButton/AvatarButton.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { mainMenuItems, type MenuItem, type ShellUser } from '../menu/menu.tsx'
import { TopMenu } from '../TopMenu/TopMenu.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './TopBar.module.css'

export type TopBarProps = HTMLAttributes<HTMLElement> & {
  /** Default the documented main menu. */
  menu?: readonly MenuItem[] | undefined
  /** `null` for a guest, who sees Login. `undefined` while it is not known: neither is shown. */
  user: ShellUser | null | undefined
  /** Entries of the avatar's menu. Default none. */
  userMenu?: readonly AvatarMenuItem[] | undefined
  /** The sidebar is 220 px wide now. Default true. */
  sidebarExpanded?: boolean | undefined
  /** Called by the toggle; without it the toggle is not rendered. */
  onToggleSidebar?: (() => void) | undefined
  /** Whether the phone's menu is open. Default false. */
  mobileMenuOpen?: boolean | undefined
  /** Opens the phone's menu. */
  onOpenMobileMenu?: (() => void) | undefined
  /** Opens the command palette (Ctrl/Cmd+K); without it the button is not rendered. */
  onQuickSearch?: (() => void) | undefined
  /** The notification bell. */
  bell?: ReactNode
  /** Address of "Login". Default `/auth`. */
  loginHref?: string | undefined
  /** Address of the logo. Default `/`. */
  homeHref?: string | undefined
  ref?: Ref<HTMLElement>
}

/**
 * The bar above every page: menu button, logo, quick search, notifications and account or *Login*. Used once, in
 * `AppShell`; it is the page's banner landmark.
 */
export function TopBar(props: TopBarProps) {
  const {
    menu = mainMenuItems,
    user,
    userMenu = [],
    sidebarExpanded = true,
    onToggleSidebar,
    mobileMenuOpen = false,
    onOpenMobileMenu,
    onQuickSearch,
    bell,
    loginHref = '/auth',
    homeHref = '/',
    className,
    ...rest
  } = props
  return (
    <header {...rest} className={clsx(styles.bar, className)}>
      {onToggleSidebar && (
        <IconButton
          className={styles.wide}
          label={sidebarExpanded ? 'Recolher menu lateral' : 'Expandir menu lateral'}
          aria-expanded={sidebarExpanded}
          data-plain=""
          onClick={onToggleSidebar}
        >
          <PanelLeft aria-hidden />
        </IconButton>
      )}
      {onOpenMobileMenu && (
        <IconButton
          className={styles.narrow}
          label="Abrir menu"
          aria-haspopup="dialog"
          aria-expanded={mobileMenuOpen}
          onClick={onOpenMobileMenu}
        >
          <Menu aria-hidden />
        </IconButton>
      )}
      <Logo className={styles.logo} href={homeHref} />
      <TopMenu className={styles.menu} items={menu} />
      <div className={styles.right}>
        {onQuickSearch && <QuickSearch label="Digite para buscar..." onPress={onQuickSearch} />}
        {wrapText(bell)}
        <Account user={user} userMenu={userMenu} loginHref={loginHref} />
      </div>
    </header>
  )
}

function QuickSearch({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.search} aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Search aria-hidden />
      <span className={styles.searchText}>{label}</span>
      <kbd className={styles.keys} aria-hidden>
        Ctrl K
      </kbd>
    </button>
  )
}

interface AccountProps {
  user: ShellUser | null | undefined
  userMenu: readonly AvatarMenuItem[]
  loginHref: string
}

function Account({ user, userMenu, loginHref }: AccountProps) {
  if (user === undefined) return <span className={styles.pending} />
  if (user === null) {
    return (
      <LinkButton className={styles.login} href={loginHref} variant="primary">
        Login
      </LinkButton>
    )
  }
  return (
    <>
      <AvatarButton className={styles.wide} user={user} href={user.profileHref} items={userMenu} />
      <Avatar
        className={clsx(styles.narrow, styles.face)}
        id={user.id}
        name={user.nick}
        src={user.avatarUrl}
        size="s"
        href={user.profileHref}
        label="Meu Perfil"
      />
    </>
  )
}
