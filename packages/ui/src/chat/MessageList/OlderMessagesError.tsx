'use client'

import { useRef } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'
import { errorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { MessageListTexts } from './message-list-texts.ts'
import styles from './MessageList.module.css'

interface OlderMessagesErrorProps {
  box: { current: HTMLElement | null }
  onLoadOlder: (() => void) | undefined
  labels: MessageListTexts
}

/** Shown above the oldest message when loading older ones failed. Keeps the scroll position. */
export function OlderMessagesError({ box, onLoadOlder, labels }: OlderMessagesErrorProps) {
  const row = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    const element = box.current
    const height = row.current?.offsetHeight ?? 0
    // The error itself should be visible at the top of the list.
    if (!element || element.scrollTop === 0) return undefined
    element.scrollTop += height
    return () => {
      element.scrollTop -= height
    }
  }, [box])
  return (
    <div ref={row} role="alert" className={styles.olderFailed}>
      <p>{labels.olderFailed}</p>
      {onLoadOlder && (
        <Button
          size="small"
          onClick={() => {
            // Retrying removes the button.
            box.current?.focus()
            onLoadOlder()
          }}
        >
          {labels.errorState?.retry ?? errorStateTexts.retry}
        </Button>
      )}
    </div>
  )
}
