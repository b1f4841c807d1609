import { UndoBar } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import {
  finishRemovalAtom,
  removeNotificationAtom,
  undoableRemovalAtom,
  undoRemovalAtom,
} from '../../atoms/notifications.ts'
import { runWithToastAtom } from '../../atoms/toasts.ts'

/** Removing notifications: each can be put back for a while, until the next one goes or the page is left. */
export function useUndoableRemoval() {
  const undoable = useAtomValue(undoableRemovalAtom)
  const begin = useSetAtom(removeNotificationAtom)
  const undo = useSetAtom(undoRemovalAtom)
  const finishIt = useSetAtom(finishRemovalAtom)
  const tell = useSetAtom(runWithToastAtom)
  const finish = useCallback(
    () => void tell({ failure: 'Não foi possível excluir a notificação' }, finishIt),
    [tell, finishIt],
  )
  useEffect(() => {
    window.addEventListener('pagehide', finish)
    return () => {
      window.removeEventListener('pagehide', finish)
      finish()
    }
  }, [finish])
  return {
    remove: (id: string) => {
      finish()
      begin(id)
    },
    bar: <UndoBar actionId={undoable} message="Notificação excluída" onUndo={undo} onExpire={finish} />,
  }
}
