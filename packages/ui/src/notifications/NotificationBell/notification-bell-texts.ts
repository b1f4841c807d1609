import type { ErrorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'
import type { NotificationCardTexts } from '../NotificationCard/notification-card-texts.ts'

const unreadWords = (unread: number) => (unread === 1 ? '1 não lida' : `${unread} não lidas`)

export const notificationBellTexts = {
  title: 'Notificações',
  /** Accessible name of the bell. */
  button: (unread: number): string =>
    unread === 0 ? 'Notificações' : `Notificações, ${unreadWords(unread)}`,
  /** Announced when new ones arrive. */
  news: (unread: number) => `Nova notificação. ${unreadWords(unread)}.`,
  count: unreadWords,
  markAll: 'Marcar todas',
  markingAll: 'Marcando...',
  close: 'Fechar',
  viewAll: 'Ver todas as notificações',
  /** Announced while its content loads. */
  loading: 'Carregando notificações',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Nenhuma notificação no momento',
  errorTitle: 'Não foi possível carregar as notificações',
}

export type NotificationBellTexts = typeof notificationBellTexts & {
  errorState?: Partial<ErrorStateTexts>
  notificationCard?: Partial<NotificationCardTexts>
}
