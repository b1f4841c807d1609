export const messageBubbleTexts = {
  states: { sending: 'Enviando...', sent: 'Enviada', read: 'Lida', failed: 'Falhou' },
  /** Shown in a group, instead of the state of a message that others have read. */
  readBy: (count: number) => `Lida por ${count}`,
  /** The button of a message that failed. */
  retry: 'não enviada — tentar de novo',
  edited: 'editada',
  deleted: 'Mensagem apagada',
  image: 'Imagem',
  voice: (seconds: string) => `Mensagem de voz, ${seconds}`,
  play: 'Ouvir mensagem de voz',
  pause: 'Pausar mensagem de voz',
  /** Name of the slider in the wave form. */
  position: 'Posição na mensagem de voz',
  /** Shown and announced when playback fails. */
  voiceFailed: 'Não foi possível ouvir. Tente de novo.',
  /** Name of a reaction's button. */
  reaction: (emoji: string, count: number) => `${emoji}, ${count === 1 ? '1 reação' : `${count} reações`}`,
  react: 'Reagir',
  /** Accessible name of the message's tools. */
  tools: 'Ações da mensagem',
  reply: 'Responder',
  edit: 'Editar mensagem',
  remove: 'Apagar mensagem',
  /** Shows the tools below. */
  more: 'Mais ações',
  pin: 'Fixar mensagem',
  unpin: 'Desafixar mensagem',
  report: 'Denunciar mensagem',
  /** Above a message that is pinned. */
  pinned: 'fixada',
  /** Removes a message that could not be sent. */
  discard: 'Descartar mensagem',
  /** Name of the message for screen readers. */
  label: (sender: string, time: string) => `${sender}, ${time}`,
  you: 'Você',
}

export type MessageBubbleTexts = typeof messageBubbleTexts
