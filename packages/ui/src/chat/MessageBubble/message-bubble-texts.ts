import type { MessageState } from '../chat.ts'

export interface MessageBubbleTexts {
  states: Record<MessageState, string>
  /** The button of a message that failed. */
  retry: string
  edited: string
  deleted: string
  image: string
  voice: (seconds: string) => string
  play: string
  pause: string
  /** Shown and announced when playback fails. */
  voiceFailed: string
  /** Name of a reaction's button. */
  reaction: (emoji: string, count: number) => string
  react: string
  /** Accessible name of the message's tools. */
  tools: string
  edit: string
  remove: string
  /** Name of the message for screen readers. */
  label: (sender: string, time: string) => string
  you: string
}

export const messageBubbleTexts: MessageBubbleTexts = {
  states: { sending: 'Enviando...', sent: 'Enviada', read: 'Lida', failed: 'Falhou' },
  retry: 'não enviada — tentar de novo',
  edited: 'editada',
  deleted: 'Mensagem apagada',
  image: 'Imagem',
  voice: (seconds) => `Mensagem de voz, ${seconds}`,
  play: 'Ouvir mensagem de voz',
  pause: 'Pausar mensagem de voz',
  voiceFailed: 'Não foi possível ouvir. Tente de novo.',
  reaction: (emoji, count) => `${emoji}, ${count === 1 ? '1 reação' : `${count} reações`}`,
  react: 'Reagir',
  tools: 'Ações da mensagem',
  edit: 'Editar mensagem',
  remove: 'Apagar mensagem',
  label: (sender, time) => `${sender}, ${time}`,
  you: 'Você',
}
