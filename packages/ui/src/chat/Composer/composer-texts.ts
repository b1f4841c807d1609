export interface ComposerTexts {
  placeholder: string
  /** Name of the text box. */
  label: string
  attach: string
  /** Label of the attached picture. */
  chosen: (fileName: string) => string
  removePicture: (fileName: string) => string
  wrongPicture: string
  pictureTooLarge: string
  tooManyPictures: string
  /** Shown while files are dragged over it. */
  drop: string
  emoji: string
  /** Name of the emoji picker. */
  emojis: string
  record: string
  recording: (time: string) => string
  cancelRecording: string
  sendRecording: string
  microphoneRefused: string
  /** Name of the list of people after `@`. */
  mentions: string
  send: string
  /** Shown while a message is edited. */
  editing: string
  /** The send button while editing. */
  saveEdit: string
  cancelEdit: string
  /** Shown while a reply is written. */
  replying: (name: string) => string
  cancelReply: string
}

export const composerTexts: ComposerTexts = {
  placeholder: 'Digite uma mensagem...',
  label: 'Mensagem',
  attach: 'Anexar imagem',
  chosen: (fileName) => `Imagem escolhida: ${fileName}`,
  removePicture: (fileName) => `Tirar a imagem ${fileName}`,
  wrongPicture: 'Use uma imagem JPEG, PNG ou WebP',
  pictureTooLarge: 'O arquivo deve ser menor que 5MB',
  tooManyPictures: 'Uma mensagem leva no máximo 10 imagens',
  drop: 'Solte as imagens aqui',
  emoji: 'Escolher emoji',
  emojis: 'Emojis',
  record: 'Gravar mensagem de voz',
  recording: (time) => `Gravando ${time}`,
  cancelRecording: 'Descartar gravação',
  sendRecording: 'Enviar gravação',
  microphoneRefused: 'O navegador não liberou o microfone. Permita o acesso nas configurações do site.',
  mentions: 'Mencionar',
  send: 'Enviar',
  editing: 'Editando mensagem',
  saveEdit: 'Salvar edição',
  cancelEdit: 'Cancelar edição',
  replying: (name) => `Respondendo a ${name}`,
  cancelReply: 'Cancelar resposta',
}
