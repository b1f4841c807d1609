import { countVisible } from '@convoca/sdk/text'
import { ContentDialog, TextAreaField } from '@convoca/ui'
import { useState } from 'react'
import { SaveForm } from '../../components/SaveForm.tsx'
import { noProfanity } from '../../forms/profanity.ts'
import styles from './organise.module.css'

interface ReasonDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  label: string
  confirm: string
  /** The fewest characters. Default 0: it may be empty. */
  min?: number | undefined
  isPending: boolean
  /** Resolves to whether it succeeded; then the dialog closes. */
  onConfirm: (reason: string | undefined) => Promise<boolean>
}

/** Asks for a reason that others read, and does it. What was typed stays where it is refused. */
export function ReasonDialog({ open, onOpenChange, title, description, ...form }: ReasonDialogProps) {
  return (
    <ContentDialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <ReasonForm {...form} onClose={() => onOpenChange(false)} />
    </ContentDialog>
  )
}

type ReasonFormProps = Omit<ReasonDialogProps, 'open' | 'onOpenChange' | 'title' | 'description'> & {
  onClose: () => void
}

function ReasonForm({ label, confirm, min = 0, isPending, onConfirm, onClose }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()

  async function submit() {
    const text = reason.trim()
    const found: string[] = countVisible(text) < min ? [`${label}: use ao menos ${min} caracteres`] : []
    noProfanity(label)(reason, { addIssue: (issue) => void found.push(readMessage(issue)) })
    setError(found[0])
    if (found.length > 0) return
    if (await onConfirm(text === '' ? undefined : text)) onClose()
  }

  return (
    <div className={styles.form}>
      <SaveForm
        label={confirm}
        save={confirm}
        error={undefined}
        submitting={isPending}
        onSubmit={submit}
        onCancel={onClose}
      >
        <TextAreaField
          name="reason"
          label={label}
          required={min > 0}
          maxLength={300}
          rows={3}
          value={reason}
          onChange={setReason}
          error={error}
        />
      </SaveForm>
    </div>
  )
}

const readMessage = (issue: unknown) =>
  typeof issue === 'object' && issue !== null && 'message' in issue ? String(issue.message) : String(issue)
