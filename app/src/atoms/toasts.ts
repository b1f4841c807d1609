import { visibleMessage } from '@convoca/sdk/text'
// oxlint-disable-next-line no-restricted-imports -- the queue is a pure reducer that ships with the stack that shows it
import { emptyToastQueue, NOTIFICATION_TOAST_DURATION, TOAST_DURATION, toastQueue } from '@convoca/ui'
import type { Toast } from '@convoca/ui'
import { atom } from 'jotai'
import { atomWithReducer } from 'jotai/utils'

export const toastQueueAtom = atomWithReducer(emptyToastQueue, toastQueue)

export type ToastText = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'message' | 'description' | 'type' | 'kind' | 'duration'>>

/** Shows a toast; success for 5 s unless told otherwise (part 1 §9). */
export const showToastAtom = atom(null, (_get, set, { type = 'success', duration, ...text }: ToastText) => {
  const usual = text.kind === 'notification' ? NOTIFICATION_TOAST_DURATION : TOAST_DURATION
  set(toastQueueAtom, {
    type: 'add',
    toast: { ...text, id: crypto.randomUUID(), type, duration: duration ?? usual, createdAt: Date.now() },
  })
})

/** Shows what part 1 §8 says a person is told of a failure; `fallback` where it says nothing. */
export const showErrorAtom = atom(null, (_get, set, error: unknown, fallback?: string) => {
  const message = visibleMessage(error)?.message ?? fallback
  // oxlint-disable-next-line no-console -- part 1 §8: what is not shown to the user is logged
  if (message === undefined) console.warn(error)
  else set(showToastAtom, { type: 'error', title: 'Erro', message })
})
