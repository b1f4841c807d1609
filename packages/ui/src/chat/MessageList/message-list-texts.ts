import type { ErrorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import type { MessageBubbleTexts } from '../MessageBubble/message-bubble-texts.ts'
import type { ChatMessage } from '../chat.ts'

export const messageListTexts = {
  label: 'Mensagens',
  /** The line above the unread messages; also announced when several arrive at once. */
  unread: (count: number): string => (count === 1 ? '1 nova mensagem' : `${count} novas mensagens`),
  loading: 'Carregando...',
  toEnd: 'Ir para a última mensagem',
  /** Instead, when messages have come meanwhile. */
  news: (count: number): string => (count === 1 ? 'Nova mensagem' : 'Novas mensagens'),
  empty: 'Nenhuma mensagem ainda',
  emptyHint: 'Diga oi.',
  errorTitle: 'Não foi possível carregar as mensagens',
  /** Above the oldest message, when those before it could not be had. */
  olderFailed: 'Não foi possível carregar as mensagens anteriores',
  /** Said when a message of the user could not be sent. */
  failed: 'Mensagem não enviada',
  /** Said when a message arrives. */
  arrival: ({ sender, content, images, voice }: ChatMessage): string => {
    const kind = images?.length ? 'imagem' : voice ? 'mensagem de voz' : ''
    return `${sender.name}: ${content || kind}`
  },
}

export type MessageListTexts = typeof messageListTexts & {
  errorState?: Partial<ErrorStateTexts>
  messageBubble?: Partial<MessageBubbleTexts>
  dates?: Partial<DateTexts>
}
