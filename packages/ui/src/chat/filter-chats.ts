import { matchesSearch } from '../primitives/text-search/text-search.ts'
import type { ChatSummary } from './chat.ts'

export type ChatFilter = 'all' | 'unread' | 'groups'

const passes: Record<ChatFilter, (chat: ChatSummary) => boolean> = {
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  groups: ({ isGroup = false }) => isGroup,
}

/** The chats that the panel lists: a search that is not empty overrides the filter and looks in name and last message (section 4). */
export function filterChats(
  chats: readonly ChatSummary[],
  filter: ChatFilter,
  search: string,
): readonly ChatSummary[] {
  if (search.trim() === '') return chats.filter((chat) => passes[filter](chat))
  return chats.filter(({ name, message }) => matchesSearch(name, search) || matchesSearch(message, search))
}
