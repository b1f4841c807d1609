import type { Toast } from './toast-queue.ts'

export const toasts: Toast[] = [
  {
    id: '1',
    title: 'Convite de time',
    message: 'Você recebeu um convite para participar de um time',
    type: 'info',
    kind: 'notification',
    duration: 6000,
    createdAt: 0,
  },
  {
    id: '2',
    title: 'Sucesso',
    message: 'Time criado com sucesso.',
    type: 'success',
    duration: 5000,
    createdAt: 0,
  },
  {
    id: '3',
    title: 'Erro',
    message: 'Não foi possível recusar o convite',
    type: 'error',
    duration: 5000,
    createdAt: 0,
  },
  {
    id: '4',
    title: 'Problema de conexão',
    message: 'Algumas notificações podem não aparecer em tempo real.',
    type: 'warning',
    kind: 'connection',
    duration: 5000,
    createdAt: 0,
  },
  { id: '5', title: 'Convite recusado', type: 'info', duration: 5000, createdAt: 0 },
]

/** Each with the button that shows it. */
export const kinds: readonly (Omit<Toast, 'id' | 'createdAt'> & { opener: string })[] = [
  {
    opener: 'Salvar perfil',
    title: 'Perfil salvo',
    message: 'As mudanças já aparecem para todos.',
    type: 'success',
    duration: 5000,
  },
  {
    opener: 'Recusar convite',
    title: 'Erro',
    message: 'Não foi possível recusar o convite. Tente de novo.',
    type: 'error',
    duration: 5000,
  },
  {
    opener: 'Receber notificação',
    title: 'Convite de time',
    message: 'Trovão Esports quer você no time.',
    type: 'info',
    kind: 'notification',
    duration: 6000,
  },
  {
    opener: 'Perder a conexão',
    title: 'Problema de conexão',
    message: 'Algumas notificações podem não aparecer em tempo real.',
    type: 'warning',
    kind: 'connection',
    duration: 5000,
  },
]
