import { IconButton } from '@convoca/ui'
import type { CheckInItem } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { deleteCheckInAtom } from '../../../../atoms/schedules.ts'
import type { ScheduleRef } from '../../../../atoms/schedules.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'

const telling = {
  done: { title: 'Convite retirado.' },
  failure: 'Não foi possível retirar o convite.',
}

/** What takes a member's invitation to an event back, asked before. Who looks answers for themselves instead. */
export function useWithdrawCheckIn(event: ScheduleRef) {
  const remove = useSetAtom(deleteCheckInAtom)
  const tell = useSetAtom(runWithToastAtom)
  const { ask, question } = useConfirm()
  const askToTakeBack = ({ id, nick }: CheckInItem) =>
    ask({
      title: `Retirar o convite de ${nick}?`,
      description: `O evento deixa de pedir a presença de ${nick}, e a resposta dada se perde.`,
      confirmLabel: 'Retirar convite',
      act: () => tell(telling, () => remove({ ...event, checkInId: id })),
    })
  const action = (checkIn: CheckInItem) =>
    checkIn.isYou ? null : (
      <IconButton
        size="small"
        label={`Retirar o convite de ${checkIn.nick}`}
        onClick={() => askToTakeBack(checkIn)}
      >
        <X aria-hidden />
      </IconButton>
    )
  return { action, question }
}
