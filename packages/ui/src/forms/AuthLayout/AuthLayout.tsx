'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { AuthArt } from './AuthArt.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './AuthLayout.module.css'

export const authLayoutTexts = {
  slogan: 'SEU TIME COMEÇA AQUI.',
  lead: 'Monte o elenco, marque o treino e entre no próximo campeonato.',
}

export type AuthLayoutTexts = typeof authLayoutTexts

export type AuthLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The form, which brings the h1. */
  children: ReactNode
  /** Gives the form two columns of room (registration). Default false. */
  wide?: boolean | undefined
  /** Address of the logo. Default `/`. */
  homeHref?: string | undefined
  texts?: Partial<AuthLayoutTexts> | undefined
}

/**
 * Layout of sign-in, registration and recovery: image and slogan beside the form, a low band above it on phones. The
 * form is the page's `<main>`; the image is decorative. A new password has `NewPasswordLayout`.
 */
export function AuthLayout(props: AuthLayoutProps) {
  const { children, wide = false, homeHref = '/', texts, className, ...rest } = props
  const labels = useTexts('AuthLayout', authLayoutTexts, texts)
  return (
    <div {...rest} className={clsx(styles.root, className)} data-wide={wide || undefined}>
      <aside className={styles.picture} aria-label={labels.slogan}>
        <AuthArt />
        <div className={styles.text}>
          <p className={styles.slogan}>{labels.slogan}</p>
          <p className={styles.lead}>{labels.lead}</p>
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
