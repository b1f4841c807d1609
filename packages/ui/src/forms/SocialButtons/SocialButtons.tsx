'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import styles from './SocialButtons.module.css'

/** The values of the API's `providerType`. */
export type SocialProvider = 'GOOGLE' | 'FACEBOOK' | 'STEAM'

export const socialButtonsTexts = {
  names: { GOOGLE: 'Google', FACEBOOK: 'Facebook', STEAM: 'Steam' },
}

export type SocialButtonsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Only what the server offers; with none nothing is rendered. */
  providers: readonly SocialProvider[]
  /** Begins the log-in with this provider. */
  onProvider: (provider: SocialProvider) => void
  /** Default false. */
  disabled?: boolean | undefined
}

/**
 * Sign-in buttons for other accounts, in the given order, in a labelled group. Render nothing when no provider is
 * configured.
 */
export function SocialButtons(props: SocialButtonsProps) {
  const { providers, onProvider, disabled = false, className, ...rest } = props
  if (providers.length === 0) return null
  return (
    <div role="group" aria-label="Entrar com outra conta" {...rest} className={clsx(styles.root, className)}>
      {providers.map((provider) => (
        <Button
          key={provider}
          className={styles.button}
          disabled={disabled}
          data-provider={provider}
          onClick={() => onProvider(provider)}
        >
          {socialButtonsTexts.names[provider]}
        </Button>
      ))}
    </div>
  )
}
