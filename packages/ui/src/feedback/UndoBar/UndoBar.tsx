'use client'

import { clsx } from 'clsx'
import { Undo2, X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useBarFocusRestore } from '../bar-focus-restore/useBarFocusRestore.ts'
import { useCountdown } from './useCountdown.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './UndoBar.module.css'

/** Default time in which an action can be undone, in milliseconds. */
export const UNDO_DURATION = 6000

export const undoBarTexts = { undo: 'Desfazer', close: 'Fechar' }

export type UndoBarTexts = typeof undoBarTexts

export type UndoBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Id of the action that can be undone, or `null`. A new id restarts the countdown. */
  actionId: string | null
  /** Describes the action: "Notificação excluída". */
  message: ReactNode
  /** Called by "Desfazer". */
  onUndo: () => void
  /** Called when the countdown ends or the bar is closed: the action is final. */
  onExpire: () => void
  /** Countdown in milliseconds. Default 6000. */
  duration?: number | undefined
  texts?: Partial<UndoBarTexts> | undefined
}

/**
 * Offers to undo an action for some seconds; confirm an irreversible one with `ConfirmDialog` instead. must stay
 * mounted with `actionId={null}`, so that the next action is announced. Hover and focus pause the countdown; if it
 * closes with the focus inside, it restores the focus.
 */
export function UndoBar(props: UndoBarProps) {
  const { actionId, message, onUndo, onExpire, duration = UNDO_DURATION, texts, className, ...rest } = props
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [seen, setSeen] = useState(actionId)
  // Removing the content fires neither `blur` nor `pointerleave`.
  if (seen !== actionId) {
    setSeen(actionId)
    setFocused(false)
    if (actionId === null) setPointed(false)
  }
  const focus = useBarFocusRestore(actionId, rest)
  const open = actionId !== null
  const paused = pointed || focused
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only pause the countdown
    <div
      role="status"
      // The attribute is set in addition to the role: Radix dialogs only keep `[aria-live]` elements in the
      // accessibility tree.
      aria-live="polite"
      {...rest}
      className={clsx(open && styles.root, className)}
      // `UpdatePrompt` moves up while this is set.
      data-undo=""
      data-open={open || undefined}
      data-paused={paused || undefined}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        setPointed(true)
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event)
        setPointed(false)
      }}
      onFocus={(event) => {
        focus.onFocus(event)
        setFocused(true)
      }}
      onBlur={(event) => {
        focus.onBlur(event)
        setFocused(event.currentTarget.contains(event.relatedTarget))
      }}
    >
      {open && <UndoContent key={actionId} {...{ message, onUndo, onExpire, duration, paused, texts }} />}
    </div>
  )
}

type OfferProps = Pick<UndoBarProps, 'message' | 'onUndo' | 'onExpire' | 'texts'> & {
  duration: number
  paused: boolean
}

/** The content for one action, with its countdown. */
function UndoContent({ message, onUndo, onExpire, duration, paused, texts }: OfferProps) {
  const labels = useTexts('UndoBar', undoBarTexts, texts)
  useCountdown(duration, paused, onExpire)
  return (
    <>
      <p className={styles.message}>{message}</p>
      <Button size="small" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
        {labels.undo}
      </Button>
      <IconButton label={labels.close} size="small" onClick={onExpire}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
