import { ContentDialog } from '@convoca/ui'
import { ReportForm } from '../../components/ReportPanel.tsx'

interface MessageReportProps {
  messageId: string
  senderName: string
  onClose: () => void
}

/** Reports a message to the staff, with what was written around it. */
export function MessageReport({ messageId, senderName, onClose }: MessageReportProps) {
  return (
    <ContentDialog
      open
      onOpenChange={onClose}
      title="Denunciar mensagem"
      description="A moderação recebe a mensagem e as que estão perto dela."
    >
      <ReportForm
        target={{ target_type: 'MESSAGE', target_id: messageId }}
        name={`a mensagem de ${senderName}`}
        onClose={onClose}
      />
    </ContentDialog>
  )
}
