import { IconButton } from '@convoca/ui'
import type { CheckInItem } from '@convoca/ui/app'
import { X } from 'lucide-react'
import { deleteCheckInAtom } from '../../../../atoms/schedules.ts'
import type { ScheduleRef } from '../../../../atoms/schedules.ts'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import { useWrite } from '../../../../hooks/useWrite.ts'

/** Withdraws a member's invitation to an event, after confirmation. Users respond to their own instead. */
export function useWithdrawCheckIn(event: ScheduleRef) {
  const { run, isPending } = useWrite(deleteCheckInAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const withdraw = ({ id, nick }: CheckInItem) =>
    confirm({
      title: `Retirar o convite de ${nick}?`,
      description: `O evento deixa de pedir a presença de ${nick}, e a resposta dada se perde.`,
      confirmLabel: 'Retirar convite',
      onConfirm: () =>
        run(
          { ...event, checkInId: id },
          { done: { title: 'Convite retirado.', message: `Era para ${nick}.` } },
        ),
    })
  const renderAction = (checkIn: CheckInItem) =>
    checkIn.isYou ? null : (
      <IconButton
        size="small"
        label={`Retirar o convite de ${checkIn.nick}`}
        onClick={() => withdraw(checkIn)}
      >
        <X aria-hidden />
      </IconButton>
    )
  return { renderAction, dialog }
}
