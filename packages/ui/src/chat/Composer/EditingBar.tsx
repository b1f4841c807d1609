'use client'

import { Pencil, Reply, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ComposerTexts } from './composer-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { wrapTexts } from '../../primitives/text-elements/wrap-texts.tsx'
import styles from './Composer.module.css'

interface BarProps {
  icon: ReactNode
  children: ReactNode
  cancelLabel: string
  onCancel: () => void
}

function Bar({ icon, children, cancelLabel, onCancel }: BarProps) {
  return (
    <div className={styles.editing}>
      {wrapText(icon)}
      {wrapTexts(children)}
      <button
        type="button"
        className={styles.icon}
        aria-label={cancelLabel}
        title={cancelLabel}
        onClick={onCancel}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

interface EditingBarProps {
  labels: ComposerTexts
  onCancel: () => void
}

/** Shows that a message is being edited, with a button that cancels. */
export function EditingBar({ labels, onCancel }: EditingBarProps) {
  return (
    <Bar icon={<Pencil aria-hidden="true" />} cancelLabel={labels.cancelEdit} onCancel={onCancel}>
      <span role="status">{labels.editing}</span>
    </Bar>
  )
}

interface ReplyingBarProps extends EditingBarProps {
  to: { name: string; text: string }
}

/** Shows which message is replied to. */
export function ReplyingBar({ to, labels, onCancel }: ReplyingBarProps) {
  return (
    <Bar icon={<Reply aria-hidden="true" />} cancelLabel={labels.cancelReply} onCancel={onCancel}>
      <span className={styles.replied}>
        <span role="status">{labels.replying(to.name)}</span>
        <span className={styles.fileName}>{to.text}</span>
      </span>
    </Bar>
  )
}
