'use client'

import { Button, type ButtonSize } from '../../primitives/Button/Button.tsx'
import type { NotificationActions } from '../notification.ts'

export type AcceptDeclineButtonsProps = Pick<NotificationActions, 'onAccept' | 'onDecline'> & {
  /** Id of the notification or invitation, passed to the callbacks. */
  id: string
  /** The pending action. */
  pending: 'accept' | 'decline' | undefined
  labels: { accept: string; decline: string; processing: string }
  /** Id of the element that describes the buttons. */
  describedBy: string
  className?: string | undefined
  buttonClassName?: string | undefined
  size?: ButtonSize | undefined
}

/** Aceitar and Recusar, each if it has a callback. Both are disabled while a request is pending; the pressed one keeps the focus. */
export function AcceptDeclineButtons(props: AcceptDeclineButtonsProps) {
  const { id, pending, labels, describedBy, onAccept, onDecline, className, buttonClassName, size } = props
  const buttons = [
    { action: 'accept', label: labels.accept, variant: 'primary', call: onAccept },
    { action: 'decline', label: labels.decline, variant: 'secondary', call: onDecline },
  ] as const
  const available = buttons.filter(({ call }) => call !== undefined)
  return (
    <div className={className}>
      {available.map(({ action, label, variant, call }) => (
        <Button
          key={action}
          className={buttonClassName}
          size={size}
          variant={variant}
          aria-describedby={describedBy}
          data-action={action}
          loading={pending === action}
          loadingLabel={labels.processing}
          disabled={pending !== undefined && pending !== action}
          onClick={() => call?.(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
