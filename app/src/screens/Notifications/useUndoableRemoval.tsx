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

/** Removes notifications; each can be undone for a while, until the next removal or the page is left. */
export function useUndoableRemoval() {
  const undoable = useAtomValue(undoableRemovalAtom)
  const removeNotification = useSetAtom(removeNotificationAtom)
  const undo = useSetAtom(undoRemovalAtom)
  const finishRemoval = useSetAtom(finishRemovalAtom)
  const runWithToast = useSetAtom(runWithToastAtom)
  const finish = useCallback(
    () => void runWithToast({ failure: 'Não foi possível excluir a notificação' }, finishRemoval),
    [runWithToast, finishRemoval],
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
      removeNotification(id)
    },
    bar: <UndoBar actionId={undoable} message="Notificação excluída" onUndo={undo} onExpire={finish} />,
  }
}
