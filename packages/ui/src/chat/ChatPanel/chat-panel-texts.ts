import type { ErrorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'
import type { SearchInputTexts } from '../../primitives/SearchInput/SearchInput.tsx'
import type { ChatRowTexts } from '../ChatRow/ChatRow.tsx'

export const chatPanelTexts = {
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
  /** Announced while the conversations load. */
  loading: 'Carregando conversas',
  notFound: 'Nenhuma conversa encontrada',
  notFoundHint: 'Tente buscar por outro termo',
  /** Title and sentence of an empty list. */
  empty: {
    all: ['Nenhuma conversa', 'Comece uma com o botão Novo Chat.'] as readonly [string, string],
    unread: ['Nada por ler', 'Você já leu tudo.'] as readonly [string, string],
    groups: ['Nenhum grupo', 'Cada time seu tem um grupo aqui.'] as readonly [string, string],
  },
  errorTitle: 'Não foi possível carregar as conversas',
}

export type ChatPanelTexts = typeof chatPanelTexts & {
  searchInput?: Partial<SearchInputTexts>
  errorState?: Partial<ErrorStateTexts>
  chatRow?: Partial<ChatRowTexts>
}
