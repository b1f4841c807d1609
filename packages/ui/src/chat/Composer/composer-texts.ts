export interface ComposerTexts {
  placeholder: string
  /** Name of the text box. */
  label: string
  attach: string
  /** Label of the attached picture. */
  chosen: (fileName: string) => string
  removePicture: string
  wrongPicture: string
  emoji: string
  /** Name of the emoji picker. */
  emojis: string
  record: string
  recording: (time: string) => string
  cancelRecording: string
  sendRecording: string
  microphoneRefused: string
  send: string
  /** Shown while a message is edited. */
  editing: string
  /** The send button while editing. */
  saveEdit: string
  cancelEdit: string
}

export const composerTexts: ComposerTexts = {
  placeholder: 'Digite uma mensagem...',
  label: 'Mensagem',
  attach: 'Anexar imagem',
  chosen: (fileName) => `Imagem escolhida: ${fileName}`,
  removePicture: 'Tirar a imagem',
  wrongPicture: 'Use uma imagem JPEG, PNG ou WebP',
  emoji: 'Escolher emoji',
  emojis: 'Emojis',
  record: 'Gravar mensagem de voz',
  recording: (time) => `Gravando ${time}`,
  cancelRecording: 'Descartar gravação',
  sendRecording: 'Enviar gravação',
  microphoneRefused: 'O navegador não liberou o microfone. Permita o acesso nas configurações do site.',
  send: 'Enviar',
  editing: 'Editando mensagem',
  saveEdit: 'Salvar edição',
  cancelEdit: 'Cancelar edição',
}
