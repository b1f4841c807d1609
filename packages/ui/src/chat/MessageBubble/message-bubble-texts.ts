import type { MessageState } from '../chat.ts'

export interface MessageBubbleTexts {
  states: Record<MessageState, string>
  /** In a group, instead of the state of a message that others have read. */
  readBy: (count: number) => string
  /** The button of a message that failed. */
  retry: string
  edited: string
  deleted: string
  image: string
  voice: (seconds: string) => string
  play: string
  pause: string
  /** Name of the slider in the wave form. */
  position: string
  /** Shown and announced when playback fails. */
  voiceFailed: string
  /** Name of a reaction's button. */
  reaction: (emoji: string, count: number) => string
  react: string
  /** Accessible name of the message's tools. */
  tools: string
  reply: string
  edit: string
  remove: string
  /** Shows the tools below. */
  more: string
  pin: string
  unpin: string
  report: string
  /** Above a message that is pinned. */
  pinned: string
  /** Removes a message that could not be sent. */
  discard: string
  /** Name of the message for screen readers. */
  label: (sender: string, time: string) => string
  you: string
}

export const messageBubbleTexts: MessageBubbleTexts = {
  states: { sending: 'Enviando...', sent: 'Enviada', read: 'Lida', failed: 'Falhou' },
  readBy: (count) => `Lida por ${count}`,
  retry: 'não enviada — tentar de novo',
  edited: 'editada',
  deleted: 'Mensagem apagada',
  image: 'Imagem',
  voice: (seconds) => `Mensagem de voz, ${seconds}`,
  play: 'Ouvir mensagem de voz',
  pause: 'Pausar mensagem de voz',
  position: 'Posição na mensagem de voz',
  voiceFailed: 'Não foi possível ouvir. Tente de novo.',
  reaction: (emoji, count) => `${emoji}, ${count === 1 ? '1 reação' : `${count} reações`}`,
  react: 'Reagir',
  tools: 'Ações da mensagem',
  reply: 'Responder',
  edit: 'Editar mensagem',
  remove: 'Apagar mensagem',
  more: 'Mais ações',
  pin: 'Fixar mensagem',
  unpin: 'Desafixar mensagem',
  report: 'Denunciar mensagem',
  pinned: 'fixada',
  discard: 'Descartar mensagem',
  label: (sender, time) => `${sender}, ${time}`,
  you: 'Você',
}
