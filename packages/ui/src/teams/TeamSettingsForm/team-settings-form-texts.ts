import type { FormFrameTexts } from '../../forms/FormFrame/index.ts'
import type { TextOnColor } from './color-hints.ts'

export type TeamSettingsFormTexts = FormFrameTexts & {
  name: string
  teamTag: string
  tagHint: string
  description: string
  primaryColor: string
  secondaryColor: string
  preview: string
  /** The text colour on a team colour, and its contrast. */
  contrast: (hint: TextOnColor) => string
  alike: string
  /** Above the switches. */
  switchesNote: string
  showMembers: string
  showMembersHint: string
  recruiting: string
  recruitingHint: string
  notifications: string
  notificationsHint: string
}

const ratio = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export const teamSettingsFormTexts: TeamSettingsFormTexts = {
  label: 'Configurações do time',
  name: 'Nome do time',
  teamTag: 'TAG do Time',
  tagHint: 'De 2 a 5 letras e números; muda o endereço do time',
  description: 'Descrição do Time',
  primaryColor: 'Cor primária',
  secondaryColor: 'Cor secundária',
  preview: 'Como fica',
  contrast: ({ text, ratio: value }) =>
    `Texto ${text === 'white' ? 'branco' : 'preto'} por cima, contraste ${ratio.format(value)}:1`,
  alike: 'As duas cores quase não se distinguem: escolha uma mais clara ou mais escura.',
  switchesNote: 'Estas chaves valem na hora',
  showMembers: 'Mostrar membros',
  showMembersHint: 'Qualquer pessoa vê quem está no time.',
  recruiting: 'Recrutando',
  recruitingHint: 'O time mostra que procura jogadores e recebe candidaturas.',
  notifications: 'Notificações do time',
  notificationsHint:
    'Desligada, cala eventos, lembretes e comunicados ao time; nunca mensagens privadas, convites ou candidaturas.',
  submit: 'Salvar alterações',
  submitting: 'Salvando...',
  cancel: 'Desfazer alterações',
}
