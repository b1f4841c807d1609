import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { nothing } from './samples.ts'

const chat: ui.ChatSummary = {
  id: 'c-1',
  name: 'bruno_onca',
  message: 'Até já',
  unreadCount: 1,
  lastMessageTime: '20:05',
}
const chatMessage: ui.ChatMessage = {
  id: 'm-1',
  content: 'Até já',
  sender: { id: 'u-2', name: 'bruno_onca' },
  createdAt: '2026-01-02T12:00:00Z',
  isOwn: false,
}

export const chatRows: ComponentRow[] = [
  row(
    'ChatPanel',
    ui.ChatPanel,
    { chats: [chat], onSelect: nothing, onNewChat: nothing },
    { texts: { override: { newChat: 'Outra conversa' }, shows: 'Outra conversa' } },
  ),
  row(
    'ChatRow',
    ui.ChatRow,
    { chat },
    { texts: { override: { unread: () => 'por ler' }, shows: 'por ler' } },
  ),
  row(
    'ChatWindow',
    ui.ChatWindow,
    { chat, list: { messages: [chatMessage] }, composer: { onSend: nothing }, onClose: nothing },
    { texts: { override: { close: 'Encerrar' }, shows: 'Encerrar' } },
  ),
  row(
    'Composer',
    ui.Composer,
    { onSend: nothing },
    { texts: { override: { placeholder: 'Escreva' }, shows: 'Escreva' } },
  ),
  row(
    'MessageBubble',
    ui.MessageBubble,
    { message: { ...chatMessage, deleted: true } },
    { texts: { override: { deleted: 'Sumiu' }, shows: 'Sumiu' } },
  ),
  row(
    'MessageList',
    ui.MessageList,
    { messages: [] },
    { texts: { override: { empty: 'Nada aqui' }, shows: 'Nada aqui' } },
  ),
  row(
    'NewChatDialog',
    ui.NewChatDialog,
    {
      open: true,
      onOpenChange: nothing,
      onStart: nothing,
      picker: {
        mode: 'single',
        items: [],
        search: '',
        onSearchChange: nothing,
        value: null,
        onChange: nothing,
      },
    },
    { root: 'page', texts: { override: { start: 'Falar' }, shows: 'Falar' } },
  ),
  row(
    'PresenceDot',
    ui.PresenceDot,
    { status: 'away' },
    { texts: { override: { away: 'Longe' }, shows: 'Longe' } },
  ),
  row(
    'TypingIndicator',
    ui.TypingIndicator,
    { people: [{ id: 'u-1', name: 'ana_sp' }] },
    { texts: { override: { typing: () => 'escrevendo' }, shows: 'escrevendo' } },
  ),
]
