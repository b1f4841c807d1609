import { Button } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { BellRing } from 'lucide-react'
import { type TeamPrize, remindTeamPrizeAtom } from '../../atoms/team-prizes.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { getPayeeId } from '../../mappers/payment.ts'

/** Asks those of whom an answer or a Pix key is missing; nothing where nobody else has to do something. */
export function Reminder({ prize, label }: { prize: TeamPrize; label: string }) {
  const visitorId = useAtomValue(visitorAtom)?.id
  const reminder = useWrite(remindTeamPrizeAtom)
  const isMissing = prize.shares.some((share) => {
    const { waits_for: missing, agreement, winner } = share
    if (missing === 'AGREEMENT') return agreement === null && winner.id !== visitorId
    return missing === 'KEY' && getPayeeId(share) !== visitorId
  })
  if (!prize.can_manage || !isMissing) return null
  return (
    <Button
      size="small"
      icon={<BellRing aria-hidden size={16} />}
      loading={reminder.isPending}
      loadingLabel="Enviando..."
      onClick={() =>
        void reminder.run(
          { id: prize.championship.id, teamId: prize.team.id },
          { done: { title: 'Lembrete enviado' }, failure: 'Não foi possível enviar o lembrete' },
        )
      }
    >
      {label}
    </Button>
  )
}
