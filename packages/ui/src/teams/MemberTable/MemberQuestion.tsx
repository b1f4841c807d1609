'use client'

import { useState } from 'react'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import type { MemberQuestions } from './member-table-texts.ts'
import type { TeamMember } from './team-member.ts'

export interface Question {
  kind: 'transfer' | 'remove' | 'leave'
  member: TeamMember
  action: (member: TeamMember) => void | Promise<void>
}

interface MemberQuestionProps {
  question: Question | null
  onClose: () => void
  labels: MemberQuestions
}

/** Asks before a member is removed, leaves or gets the team; stays open until that is done. */
export function MemberQuestion({ question, onClose, labels }: MemberQuestionProps) {
  const [running, setRunning] = useState(false)
  // Keep the texts during the exit animation.
  const [last, setLast] = useState<Question | null>(null)
  if (question !== null && question !== last) setLast(question)
  if (last === null) return null
  const text = labels[`${last.kind}Question`]
  const run = async () => {
    setRunning(true)
    try {
      await last.action(last.member)
    } finally {
      setRunning(false)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.title(last.member.nick)}
      description={text.description(last.member.nick)}
      confirmLabel={text.confirm}
      texts={{ cancel: labels.cancel }}
      loading={running}
      onConfirm={() => void run()}
    />
  )
}
