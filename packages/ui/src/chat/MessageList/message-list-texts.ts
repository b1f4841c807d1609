import type { ErrorStateTexts } from '../../feedback/ErrorState/index.ts'
import type { DateTexts } from '../../primitives/format-date/index.ts'
import type { MessageBubbleTexts } from '../MessageBubble/message-bubble-texts.ts'
import type { ChatMessage } from '../chat.ts'

export interface MessageListTexts {
  label: string
  /** The line above the unread messages; also announced when several arrive at once. */
  unread: (count: number) => string
  loading: string
  toEnd: string
  /** Instead, when messages have come meanwhile. */
  news: (count: number) => string
  empty: string
  emptyHint: string
  errorTitle: string
  /** Above the oldest message, when those before it could not be had. */
  olderFailed: string
  /** Said when an own message could not be sent. */
  failed: string
  /** Said when a message arrives. */
  arrival: (message: ChatMessage) => string
  errorState?: Partial<ErrorStateTexts>
  messageBubble?: Partial<MessageBubbleTexts>
  dates?: Partial<DateTexts>
}

export const messageListTexts: MessageListTexts = {
  label: 'Mensagens',
  unread: (count) => (count === 1 ? '1 nova mensagem' : `${count} novas mensagens`),
  loading: 'Carregando...',
  toEnd: 'Ir para a última mensagem',
  news: (count) => (count === 1 ? 'Nova mensagem' : 'Novas mensagens'),
  empty: 'Nenhuma mensagem ainda',
  emptyHint: 'Diga oi.',
  errorTitle: 'Não foi possível carregar as mensagens',
  olderFailed: 'Não foi possível carregar as mensagens anteriores',
  failed: 'Mensagem não enviada',
  arrival: ({ sender, content, images, voice }) => {
    const kind = images?.length ? 'imagem' : voice ? 'mensagem de voz' : ''
    return `${sender.name}: ${content || kind}`
  },
}
