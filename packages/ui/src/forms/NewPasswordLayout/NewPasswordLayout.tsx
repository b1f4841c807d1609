'use client'

import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useState } from 'react'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { BackdropArt, PICTURES } from './BackdropArt.tsx'
import { usePictureRotation } from './usePictureRotation.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './NewPasswordLayout.module.css'

export type NewPasswordLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The form, which brings the h1. */
  children: ReactNode
  /** Address of the logo. Default `/`. */
  homeHref?: string | undefined
}

/**
 * Layout around `NewPasswordForm`: a panel over four background images that change every 8 s. They must stop under
 * reduced motion and while paused. The images are decorative.
 */
export function NewPasswordLayout(props: NewPasswordLayoutProps) {
  const { children, homeHref = '/', className, ...rest } = props
  const [paused, setPaused] = useState(false)
  const { picture, still } = usePictureRotation(PICTURES, paused)
  const Icon = paused ? Play : Pause
  return (
    <div {...rest} className={clsx(styles.root, className)} data-picture={picture + 1}>
      <BackdropArt picture={picture} />
      <main className={styles.panel}>
        <Logo className={styles.home} href={homeHref} size="l" />
        {wrapText(children)}
      </main>
      {!still && (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? 'Retomar as imagens de fundo' : 'Pausar as imagens de fundo'}
          onClick={() => setPaused(!paused)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  )
}
