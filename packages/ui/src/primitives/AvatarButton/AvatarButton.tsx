'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { LazyMenu, type Menu } from '../LazyMenu/LazyMenu.tsx'
import { wrapText } from '../text-elements/wrap-text.tsx'
import { useTexts } from '../useTexts/useTexts.ts'
import styles from './AvatarButton.module.css'

export interface AvatarMenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** Address of the entry; alternative to `onSelect`. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** Shown separately, in red. */
  danger?: boolean | undefined
}

export const avatarButtonTexts = {
  /** Name of the button that opens the menu. */
  open: (username: string) => `Menu de ${username}`,
  /** Name of the avatar as a link. */
  profile: 'Meu Perfil',
}

export type AvatarButtonTexts = typeof avatarButtonTexts

export type AvatarButtonProps = HTMLAttributes<HTMLDivElement> & {
  /** The user whose menu it is. */
  user: { id: string; nick: string; name?: string | null | undefined; avatarUrl?: string | null | undefined }
  /** Address of the user's profile: the picture links to it, the name opens the menu. */
  href?: string | undefined
  /** Entries of the menu. */
  items: readonly AvatarMenuItem[]
  texts?: Partial<AvatarButtonTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * The signed-in user's picture and nick with the account menu, for the top bar. For other people use an `Avatar` with
 * `href`. Enter, Space or ↓ opens the menu on its first entry; Escape closes it and returns the focus.
 */
export function AvatarButton({ user, href, items, texts, className, ...rest }: AvatarButtonProps) {
  const t = useTexts('AvatarButton', avatarButtonTexts, texts)
  const face = { id: user.id, name: user.nick, src: user.avatarUrl, size: 's' } as const
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {href === undefined ? (
        <Avatar {...face} decorative />
      ) : (
        <Avatar {...face} href={href} label={t.profile} className={styles.picture} />
      )}
      <LazyMenu
        className={styles.menu}
        align="end"
        trigger={
          <button type="button" className={styles.trigger} aria-label={t.open(user.nick)}>
            <span className={styles.name}>{user.nick}</span>
            <ChevronDown aria-hidden />
          </button>
        }
      >
        {(DropdownMenu) =>
          items.map((item) => <MenuEntry key={item.id} item={item} DropdownMenu={DropdownMenu} />)
        }
      </LazyMenu>
    </div>
  )
}

function MenuEntry({ item, DropdownMenu }: { item: AvatarMenuItem; DropdownMenu: Menu }) {
  const face = (
    <>
      {wrapText(item.icon)}
      <span>{item.label}</span>
    </>
  )
  return (
    <>
      {item.danger && <DropdownMenu.Separator />}
      <DropdownMenu.Item
        className={styles.entry}
        href={item.href}
        danger={item.danger}
        onSelect={() => item.onSelect?.()}
      >
        {face}
      </DropdownMenu.Item>
    </>
  )
}
