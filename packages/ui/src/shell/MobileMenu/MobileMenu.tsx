'use client'

import { VisuallyHidden } from '@radix-ui/themes'
import { clsx } from 'clsx'
import { LogOut, X } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import {
  dashboardItem,
  mainMenuItems,
  notificationsItem,
  publicOnly,
  settingsItem,
  type MenuItem,
  type ShellUser,
} from '../menu/menu.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './MobileMenu.module.css'

export const mobileMenuTexts = {
  title: 'Menu',
}

export type MobileMenuProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when a button, Escape or a click outside opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** `null` for a guest, who sees Login. `undefined` while it is not known: neither Login nor a name is shown. */
  user: ShellUser | null | undefined
  /** Default Dashboard, the main menu, Notificações, Configurações. For a guest those that are `personal` are left out. */
  items?: readonly MenuItem[] | undefined
  /** "Sair", for signed-in users; without it the entry is absent. */
  onLogout?: (() => void) | undefined
  /** Address of "Login". Default `/auth`. */
  loginHref?: string | undefined
  ref?: Ref<HTMLDivElement>
}

const defaultItems = [dashboardItem, ...mainMenuItems, notificationsItem, settingsItem]

/**
 * The phone's menu: a modal dialog that slides in from the side; from 768 px on use `Sidebar`. Escape closes it and
 * returns the focus; following an entry closes it too.
 */
export function MobileMenu({
  open,
  onOpenChange,
  user,
  items = defaultItems,
  onLogout,
  loginHref = '/auth',
  className,
  ...rest
}: MobileMenuProps) {
  const close = () => onOpenChange(false)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        aria-describedby={undefined}
        {...returnFocus}
        {...rest}
        className={clsx(styles.menu, className)}
        width="min(320px, 86vw)"
        maxWidth="none"
        maxHeight="none"
      >
        <VisuallyHidden>
          <Dialog.Title>{mobileMenuTexts.title}</Dialog.Title>
        </VisuallyHidden>
        <div className={styles.head}>
          {user ? <Owner user={user} onLeave={close} /> : null}
          {user === null && (
            <LinkButton block variant="primary" href={loginHref} onClick={close}>
              Login
            </LinkButton>
          )}
          <IconButton className={styles.close} label="Fechar menu" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
        <Entries
          label={mobileMenuTexts.title}
          items={user === null ? publicOnly(items) : items}
          onLeave={close}
        />
        {user !== null && onLogout && (
          <button type="button" className={clsx(styles.entry, styles.logout)} onClick={onLogout}>
            <LogOut aria-hidden />
            <span>Sair</span>
          </button>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface EntriesProps {
  label: string
  items: readonly MenuItem[]
  onLeave: () => void
}

function Entries({ label, items, onLeave }: EntriesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.entry}
              href={item.href}
              aria-current={item.active ? 'page' : undefined}
              onClick={onLeave}
            >
              {wrapText(item.icon)}
              <span>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Owner({ user, onLeave }: { user: ShellUser; onLeave: () => void }) {
  const name = user.nick || user.name || 'Usuário'
  return (
    <div className={styles.owner}>
      <Avatar id={user.id} name={name} src={user.avatarUrl} size="l" decorative />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <LinkButton size="small" href={user.profileHref} onClick={onLeave}>
          Ver perfil
        </LinkButton>
      </div>
    </div>
  )
}
