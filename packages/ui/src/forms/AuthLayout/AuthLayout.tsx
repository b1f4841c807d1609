'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { AuthArt } from './AuthArt.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './AuthLayout.module.css'

const authLayoutTexts = {
  slogan: 'SEU TIME COMEÇA AQUI.',
}

export type AuthLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The form, which brings the h1. */
  children: ReactNode
  /** Gives the form two columns of room (registration). Default false. */
  wide?: boolean | undefined
  /** Address of the logo. Default `/`. */
  homeHref?: string | undefined
}

/**
 * Layout of sign-in, registration and recovery: image and slogan beside the form, a low band above it on phones. The
 * form is the page's `<main>`; the image is decorative. A new password has `NewPasswordLayout`.
 */
export function AuthLayout(props: AuthLayoutProps) {
  const { children, wide = false, homeHref = '/', className, ...rest } = props
  return (
    <div {...rest} className={clsx(styles.root, className)} data-wide={wide || undefined}>
      <aside className={styles.picture} aria-label={authLayoutTexts.slogan}>
        <AuthArt />
        <div className={styles.text}>
          <p className={styles.slogan}>{authLayoutTexts.slogan}</p>
          <p className={styles.lead}>Monte o elenco, marque o treino e entre no próximo campeonato.</p>
        </div>
      </aside>
      <main className={styles.side}>
        <div className={styles.column}>
          <Logo className={styles.home} href={homeHref} size="l" />
          {wrapText(children)}
        </div>
      </main>
    </div>
  )
}
