export const composerTexts = {
  placeholder: 'Digite uma mensagem...',
  /** Name of the text box. */
  label: 'Mensagem',
  attach: 'Anexar imagem',
  /** Label of the attached picture. */
  chosen: (fileName: string) => `Imagem escolhida: ${fileName}`,
  removePicture: (fileName: string) => `Tirar a imagem ${fileName}`,
  wrongPicture: 'Use uma imagem JPEG, PNG ou WebP',
  pictureTooLarge: 'O arquivo deve ser menor que 5MB',
  tooManyPictures: 'Uma mensagem leva no máximo 10 imagens',
  /** Shown while files are dragged over it. */
  drop: 'Solte as imagens aqui',
  emoji: 'Escolher emoji',
  /** Name of the emoji picker. */
  emojis: 'Emojis',
  record: 'Gravar mensagem de voz',
  recording: (time: string) => `Gravando ${time}`,
  cancelRecording: 'Descartar gravação',
  sendRecording: 'Enviar gravação',
  microphoneRefused: 'O navegador não liberou o microfone. Permita o acesso nas configurações do site.',
  /** Name of the list of people after `@`. */
  mentions: 'Mencionar',
  send: 'Enviar',
  /** Shown while a message is edited. */
  editing: 'Editando mensagem',
  /** The send button while editing. */
  saveEdit: 'Salvar edição',
  cancelEdit: 'Cancelar edição',
  /** Shown while a reply is written. */
  replying: (name: string) => `Respondendo a ${name}`,
  cancelReply: 'Cancelar resposta',
}

export type ComposerTexts = typeof composerTexts
