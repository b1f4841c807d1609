import type { TextOnColor } from './color-hints.ts'

export const teamSettingsFormTexts = {
  label: 'Configurações do time',
  name: 'Nome do time',
  teamTag: 'TAG do Time',
  tagHint: 'De 2 a 5 letras e números; muda o endereço do time',
  description: 'Descrição do Time',
  primaryColor: 'Cor primária',
  secondaryColor: 'Cor secundária',
  preview: 'Como fica',
  /** The text colour on a team colour. */
  textOnColor: (text: TextOnColor) => `Texto ${text === 'white' ? 'branco' : 'preto'} por cima`,
  alike: 'As duas cores quase não se distinguem: escolha uma mais clara ou mais escura.',
  /** Above the switches. */
  switchesNote: 'Estas opções são salvas na hora',
  showMembers: 'Mostrar membros',
  showMembersHint: 'Qualquer pessoa vê quem está no time.',
  recruiting: 'Recrutando',
  recruitingHint: 'O time mostra que procura jogadores e recebe candidaturas.',
  notifications: 'Notificações do time',
  notificationsHint:
    'Desligada, o time não recebe avisos de eventos, lembretes e comunicados. Mensagens privadas, convites e candidaturas continuam chegando.',
  submit: 'Salvar alterações',
  submitting: 'Salvando...',
  cancel: 'Desfazer alterações',
}
