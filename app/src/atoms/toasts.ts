// oxlint-disable-next-line no-restricted-imports -- the queue is a pure reducer that ships with the stack that shows it
import { emptyToastQueue, NOTIFICATION_TOAST_DURATION, TOAST_DURATION, toastQueue } from '@convoca/ui'
import type { Toast, ToastAction } from '@convoca/ui'
import { atom } from 'jotai'
import { getVisibleErrorText, isAborted, isUnauthenticated } from './errors.ts'
import { providedAtom } from './provider.ts'

const queueAtom = providedAtom(emptyToastQueue)

export const toastQueueAtom = atom(
  (get) => get(queueAtom),
  (get, set, action: ToastAction) => set(queueAtom, toastQueue(get(queueAtom), action)),
)

export type ToastText = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'message' | 'description' | 'type' | 'kind' | 'duration'>>

/** The text of a notification's toast without one of its own (docs/product.md#toasts). */
const notificationDefaults = {
  message: 'Nova notificação chegou',
  description: 'Você recebeu uma nova notificação',
}

/**
 * The text of an action's failure where the error has none of its own, such as a 500. The product names these texts
 * (docs/product.md#toasts), or does not mention it (saving a picture); a failure of any other action is logged and not shown
 * (docs/decisions/0071).
 */
type FailureText =
  // The organiser of a championship: its teams wait for the outcome.
  | 'Não foi possível mudar a situação do campeonato'
  | 'Não foi possível cancelar o campeonato'
  | 'Não foi possível cancelar o evento'
  // A place may go to somebody else meanwhile.
  | 'Não foi possível fazer a inscrição'
  | 'Não foi possível excluir o rascunho'
  | 'Não foi possível exportar o campeonato'
  | 'Não foi possível exportar os pagamentos'
  | 'Não foi possível duplicar o campeonato'
  | 'Não foi possível salvar a decisão'
  | 'Não foi possível salvar os seeds'
  | 'Não foi possível salvar os horários'
  | 'Não foi possível desclassificar'
  | 'Não foi possível desfazer a desclassificação'
  | 'Não foi possível mudar a equipe'
  | 'Não foi possível convidar o time'
  | 'Não foi possível excluir o aviso'
  | 'Não foi possível gerar o código'
  | 'Não foi possível lembrar o elenco'
  | 'Não foi possível pedir mais tempo'
  | 'Não foi possível perguntar ao banco'
  // The prize of a team: money waits for the outcome.
  | 'Não foi possível indicar o adulto'
  | 'Não foi possível enviar a resposta'
  | 'Não foi possível propor a divisão'
  | 'Não foi possível marcar a notificação como lida'
  | 'Não foi possível excluir a notificação'
  | `Não foi possível ${'aceitar' | 'recusar'} ${'o convite' | 'a candidatura' | 'o presente'}`
  | 'Não foi possível confirmar a vaga'
  | 'Não foi possível sair do elenco'
  | 'Erro ao excluir convite.'
  | 'Erro ao reenviar convite.'
  | 'Não foi possível criar o time. Tente novamente mais tarde.'
  | `Não foi possível enviar ${'o logo' | 'a foto' | 'a imagem' | 'o banner' | 'o card'}`
  // The invitations of the wizard: without it, the team's success would read as theirs.
  | 'Não foi possível enviar os convites'
  | 'Não foi possível enviar o lembrete'
  | 'Não foi possível abrir a conversa'

/** Shows a toast; a success for 5 s by default (docs/product.md#toasts). */
export const showToastAtom = atom(null, (_get, set, { type = 'success', duration, ...text }: ToastText) => {
  const isNotification = text.kind === 'notification'
  const usual = isNotification ? NOTIFICATION_TOAST_DURATION : TOAST_DURATION
  const defaults = isNotification && text.message === undefined ? notificationDefaults : {}
  set(toastQueueAtom, {
    type: 'add',
    toast: {
      ...defaults,
      ...text,
      id: crypto.randomUUID(),
      type,
      duration: duration ?? usual,
      createdAt: Date.now(),
    },
  })
})

const unauthenticated = {
  type: 'error',
  title: 'Não Autenticado',
  message: 'Sua sessão terminou. Entre de novo para continuar.',
} as const

/** Says that the session has ended: once, however many calls were refused together. */
export const showUnauthenticatedAtom = atom(null, (get, set) => {
  const isShown = get(toastQueueAtom).toasts.some(({ title }) => title === unauthenticated.title)
  if (!isShown) set(showToastAtom, unauthenticated)
})

/** Shows an error's own text (docs/product.md#error-texts), or `fallback` where it has none. */
export const showErrorAtom = atom(null, (_get, set, error: unknown, fallback?: FailureText) => {
  if (isAborted(error)) return
  if (isUnauthenticated(error)) return set(showUnauthenticatedAtom)
  const message = getVisibleErrorText(error) ?? fallback
  // oxlint-disable-next-line no-console -- what is not shown to the user is logged (docs/product.md#error-texts)
  if (message === undefined) console.warn(error)
  else set(showToastAtom, { type: 'error', title: 'Erro', message })
})

/** The toasts of a write (`useWrite`). */
export interface RunToasts {
  /** Shown on success; absent where the page itself shows it. */
  done?: ToastText | undefined
  /** Shown for errors without a text of their own. */
  failure?: FailureText | undefined
}
