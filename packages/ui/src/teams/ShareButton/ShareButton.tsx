'use client'

import { Check, Link, Share2 } from 'lucide-react'
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx'
import { useCopy } from '../../primitives/useCopy.ts'

export type ShareButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'name'> & {
  /** Absolute address. */
  url: string
  /** Title for the app that receives the share. */
  name: string
}

/**
 * Shares a public address: with the device's share sheet where there is one, else by copying it, which is announced.
 * Do not use it for addresses that need a login or contain a key.
 */
export function ShareButton({ url, name, ...rest }: ShareButtonProps) {
  const { state, copy } = useCopy()

  async function share() {
    const sheet = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches
    // Closing the sheet rejects as well; that is no failure.
    if (sheet) return navigator.share({ title: name, url }).catch(() => undefined)
    return copy(url)
  }

  const label = {
    idle: 'Compartilhar',
    copied: 'Link copiado',
    failed: 'Não foi possível copiar',
  }[state]
  const Icon = { idle: Share2, copied: Check, failed: Link }[state]
  return (
    <Button {...rest} icon={<Icon aria-hidden="true" />} data-state={state} onClick={() => void share()}>
      {/* The button's own text, announced when it changes under the focus. */}
      <span role="status">{label}</span>
    </Button>
  )
}
