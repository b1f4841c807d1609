'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './SocialButtons.module.css'

/** The values of the API's `providerType`. */
export type SocialProvider = 'GOOGLE' | 'FACEBOOK' | 'STEAM'

export const socialButtonsTexts = {
  /** Name of the group for screen readers. */
  group: 'Entrar com outra conta',
  names: { GOOGLE: 'Google', FACEBOOK: 'Facebook', STEAM: 'Steam' },
}

export type SocialButtonsTexts = typeof socialButtonsTexts

export type SocialButtonsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Only what the server offers; with none nothing is rendered. */
  providers: readonly SocialProvider[]
  /** Begins the log-in with this provider. */
  onProvider: (provider: SocialProvider) => void
  /** Default false. */
  disabled?: boolean | undefined
  texts?: Partial<SocialButtonsTexts> | undefined
}

/**
 * Sign-in buttons for other accounts, in the given order, in a labelled group. Render nothing when no provider is
 * configured.
 */
export function SocialButtons(props: SocialButtonsProps) {
  const { providers, onProvider, disabled = false, texts, className, ...rest } = props
  const labels = useTexts('SocialButtons', socialButtonsTexts, texts)
  if (providers.length === 0) return null
  return (
    <div role="group" aria-label={labels.group} {...rest} className={clsx(styles.root, className)}>
      {providers.map((provider) => (
        <Button
          key={provider}
          className={styles.button}
          disabled={disabled}
          data-provider={provider}
          onClick={() => onProvider(provider)}
        >
          {labels.names[provider]}
        </Button>
      ))}
    </div>
  )
}
