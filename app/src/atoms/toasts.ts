// oxlint-disable-next-line no-restricted-imports -- the queue is a pure reducer that ships with the stack that shows it
import { emptyToastQueue, NOTIFICATION_TOAST_DURATION, TOAST_DURATION, toastQueue } from '@convoca/ui'
import type { Toast } from '@convoca/ui'
import { atom } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { getVisibleErrorText } from './errors.ts'

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
  const message = getVisibleErrorText(error) ?? fallback
  // oxlint-disable-next-line no-console -- part 1 §8: what is not shown to the user is logged
  if (message === undefined) console.warn(error)
  else set(showToastAtom, { type: 'error', title: 'Erro', message })
})

export interface RunToasts {
  /** Told once it is done; nothing where the page itself shows it. */
  done?: ToastText | undefined
  /** Told of a failure of which part 1 §8 says nothing; without it that one is only logged. */
  failure?: string | undefined
}

/** Does something and says how it went; `true` once it is done. */
export const runWithToastAtom = atom(
  null,
  async (_get, set, { done, failure }: RunToasts, act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      set(showErrorAtom, error, failure)
      return false
    }
    if (done) set(showToastAtom, done)
    return true
  },
)
