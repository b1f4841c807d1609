'use client'

import { useLayoutEffect, useRef } from 'react'
import { errorStateTexts } from '../../feedback/ErrorState/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import type { MessageListTexts } from './message-list-texts.ts'
import styles from './MessageList.module.css'

interface OlderMessagesErrorProps {
  box: { current: HTMLElement | null }
  onLoadOlder: (() => void) | undefined
  labels: MessageListTexts
}

/** Above the oldest message, when those before it could not be had. The place being read stays. */
export function OlderMessagesError({ box, onLoadOlder, labels }: OlderMessagesErrorProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    const height = row.current?.offsetHeight ?? 0
    // At the very top the row itself is what is to be seen.
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
            // The button goes with the next try.
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
