import { ContentDialog } from '@convoca/ui'
import type { ReportTarget } from '../../atoms/support.ts'
import { ReportForm } from '../../components/ReportPanel.tsx'

interface ChatReportProps {
  target: ReportTarget & { target_type: 'MESSAGE' | 'CONVERSATION' }
  /** The author of the message, or the name of the conversation. */
  name: string
  onClose: () => void
}

const texts = {
  MESSAGE: {
    title: 'Denunciar mensagem',
    description: 'A moderação recebe a mensagem e as que estão perto dela.',
    toSubject: (name: string) => `a mensagem de ${name}`,
  },
  CONVERSATION: {
    title: 'Denunciar conversa',
    description: 'A moderação recebe as últimas mensagens da conversa.',
    toSubject: (name: string) => `a conversa ${name}`,
  },
} as const

/** Reports a message with what was written around it, or a conversation with what was written last, to the staff. */
export function ChatReport({ target, name, onClose }: ChatReportProps) {
  const { title, description, toSubject } = texts[target.target_type]
  return (
    <ContentDialog open onOpenChange={onClose} title={title} description={description}>
      <ReportForm target={target} name={toSubject(name)} onClose={onClose} />
    </ContentDialog>
  )
}
