'use client'

import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { DashboardEvent } from '../dashboard-event.ts'
import styles from './Attendance.module.css'

export const attendanceTexts = {
  /** Name of the pair of buttons. */
  question: (title: string) => `Você vai? ${title}`,
  confirm: 'Vou',
  decline: 'Não vou',
}

export type AttendanceTexts = typeof attendanceTexts

export interface AttendanceProps {
  event: Pick<DashboardEvent, 'id' | 'title' | 'answer'>
  pending: boolean
  onAnswer: (id: string, isConfirmed: boolean) => void
  labels: AttendanceTexts
  className?: string | undefined
}

/** "Vou" and "Não vou". They stay after the response, which can be changed; nothing moves and the focus stays. */
export function Attendance({ event, pending, onAnswer, labels, className }: AttendanceProps) {
  const { id, title, answer } = event
  const choices = [
    { value: true, label: labels.confirm, Icon: Check, style: styles.yes },
    { value: false, label: labels.decline, Icon: X, style: styles.no },
  ]
  return (
    <div
      className={clsx(styles.root, className)}
      role="group"
      aria-label={labels.question(title)}
      aria-busy={pending}
    >
      {choices.map(({ value, label, Icon, style }) => (
        <Button
          key={label}
          className={clsx(style)}
          size="small"
          // The main action until it is done; then the chosen one of two.
          variant={value && answer === null ? 'primary' : 'secondary'}
          icon={<Icon aria-hidden="true" />}
          aria-pressed={answer === value}
          data-chosen={answer === value || undefined}
          onClick={() => {
            if (!pending && answer !== value) onAnswer(id, value)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
