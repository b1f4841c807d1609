import type { ErrorStateTexts } from '../../feedback/ErrorState/index.ts'
import type { SearchInputTexts } from '../../primitives/SearchInput/index.ts'
import type { ChatRowTexts } from '../ChatRow/ChatRow.tsx'
import type { ChatFilter } from '../filter-chats.ts'

export interface ChatPanelTexts {
  title: string
  open: string
  add: string
  menu: string
  search: string
  searchPlaceholder: string
  filter: string
  all: string
  unread: string
  groups: string
  newChat: string
  /** Announced while the conversations load. */
  loading: string
  notFound: string
  notFoundHint: string
  /** Title and sentence of an empty list. */
  empty: Record<ChatFilter, readonly [string, string]>
  errorTitle: string
  searchInput?: Partial<SearchInputTexts>
  errorState?: Partial<ErrorStateTexts>
  chatRow?: Partial<ChatRowTexts>
}

export const chatPanelTexts: ChatPanelTexts = {
  title: 'Chats',
  open: 'Abrir a página de chat',
  add: 'Adicionar chat',
  menu: 'Opções do chat',
  search: 'Pesquisar chats',
  searchPlaceholder: 'Pesquisar chats...',
  filter: 'Filtrar conversas',
  all: 'Todos',
  unread: 'Não lidos',
  groups: 'Grupos',
  newChat: 'Novo Chat',
  loading: 'Carregando conversas',
  notFound: 'Nenhuma conversa encontrada',
  notFoundHint: 'Tente buscar por outro termo',
  empty: {
    all: ['Nenhuma conversa', 'Comece uma com o botão Novo Chat.'],
    unread: ['Nada por ler', 'Você já leu tudo.'],
    groups: ['Nenhum grupo', 'Cada time seu tem um grupo aqui.'],
  },
  errorTitle: 'Não foi possível carregar as conversas',
}
