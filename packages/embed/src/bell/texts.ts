/** The sentences of `<convoca-notification-bell>`; `element.texts` replaces some of them. */
export interface NotificationBellTexts {
  title: string
  /** Accessible name of the bell. */
  button: (unread: number) => string
  /** Announced when one arrives. */
  news: (unread: number) => string
  unread: string
  markAll: string
  markRead: string
  close: string
  accept: string
  decline: string
  processing: string
  invited: (team: string) => string
  confirm: (event: string) => string
  viewAll: string
  /** The scope of the site, and the place where it is taken back. */
  scope: string
  manage: string
  emptyTitle: string
  emptyText: string
  failed: string
  retry: string
  loading: string
  noDate: string
  /** The reason for a guest to sign in. */
  guest: string
  signIn: string
  signOut: string
  /** The window was closed, or the browser has not opened it. */
  notSignedIn: string
  error: string
}

const count = (unread: number): string => (unread === 1 ? '1 não lida' : `${unread} não lidas`)

export const bellTexts: NotificationBellTexts = {
  title: 'Notificações',
  button: (unread) => (unread > 0 ? `Notificações, ${count(unread)}` : 'Notificações'),
  news: (unread) => `Nova notificação. ${count(unread)}.`,
  unread: 'Não lida',
  markAll: 'Marcar todas',
  markRead: 'Marcar como lida',
  close: 'Fechar',
  accept: 'Aceitar',
  decline: 'Recusar',
  processing: 'Processando...',
  invited: (team) => `${team} convidou você.`,
  confirm: (event) => `Presença em ${event}.`,
  viewAll: 'Ver todas as notificações',
  scope: 'Só avisos',
  manage: 'gerenciar acesso',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Nenhuma notificação no momento',
  failed: 'Não foi possível carregar as notificações',
  retry: 'Tentar de novo',
  loading: 'Carregando notificações',
  noDate: 'Data não disponível',
  guest: 'Entre para ver aqui os seus convites e avisos do Convoca.',
  signIn: 'Entrar com Convoca',
  signOut: 'Sair',
  notSignedIn: 'A entrada não foi concluída. Tente de novo.',
  error: 'Não foi possível concluir. Tente de novo.',
}
