import type { ErrorStateTexts } from '../../feedback/ErrorState/index.ts'
import type { NotificationCardTexts } from '../NotificationCard/notification-card-texts.ts'

export interface NotificationBellTexts {
  title: string
  /** Accessible name of the bell. */
  button: (unread: number) => string
  /** Announced when new ones arrive. */
  news: (unread: number) => string
  count: (unread: number) => string
  markAll: string
  markingAll: string
  close: string
  viewAll: string
  /** Announced while its content loads. */
  loading: string
  emptyTitle: string
  emptyText: string
  errorTitle: string
  errorState?: Partial<ErrorStateTexts>
  notificationCard?: Partial<NotificationCardTexts>
}

const unreadWords = (unread: number) => (unread === 1 ? '1 não lida' : `${unread} não lidas`)

export const notificationBellTexts: NotificationBellTexts = {
  title: 'Notificações',
  button: (unread) => (unread === 0 ? 'Notificações' : `Notificações, ${unreadWords(unread)}`),
  news: (unread) => `Nova notificação. ${unreadWords(unread)}.`,
  count: unreadWords,
  markAll: 'Marcar todas',
  markingAll: 'Marcando...',
  close: 'Fechar',
  viewAll: 'Ver todas as notificações',
  loading: 'Carregando notificações',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Nenhuma notificação no momento',
  errorTitle: 'Não foi possível carregar as notificações',
}
