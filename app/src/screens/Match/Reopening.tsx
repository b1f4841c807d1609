import { Button } from '@convoca/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { reopenMatchAtom } from '../../atoms/match.ts'
import type { MatchTarget } from '../../atoms/match.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { ReasonDialog } from '../Organise/ReasonDialog.tsx'

/** Sets a closed match back to not played, with a reason that everybody reads. */
export function Reopening({ target }: { target: MatchTarget }) {
  const reopen = useWrite(reopenMatchAtom)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={() => setIsOpen(true)}>
        Voltar a não jogada
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Voltar a partida a não jogada?"
        description="O resultado deixa de valer, e as partidas que dependem dele esperam outro. Os dois times são avisados, e todos leem o motivo."
        label="Motivo"
        min={3}
        confirm="Voltar a não jogada"
        isPending={reopen.isPending}
        onConfirm={(reason = '') =>
          reopen.run({ ...target, reason }, { done: { title: 'A partida está aberta de novo' } })
        }
      />
    </>
  )
}
