import { UndoBar } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import {
  finishRemovalAtom,
  removeNotificationAtom,
  undoableRemovalAtom,
  undoRemovalAtom,
} from '../../atoms/notifications.ts'
import { useWrite } from '../../hooks/useWrite.ts'

/** Removes notifications; each can be undone for a while, until the next removal or the page is left. */
export function useUndoableRemoval() {
  const undoable = useAtomValue(undoableRemovalAtom)
  const removeNotification = useSetAtom(removeNotificationAtom)
  const undo = useSetAtom(undoRemovalAtom)
  const { run: finishRemoval } = useWrite(finishRemovalAtom)
  const finish = useCallback(
    () => void finishRemoval(undefined, { failure: 'Não foi possível excluir a notificação' }),
    [finishRemoval],
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
