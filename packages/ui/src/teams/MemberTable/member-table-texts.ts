import {
  roleLabel,
  rosterLabels,
  type MemberGender,
  type RosterStatus,
  type TeamRole,
} from '../team-roles.ts'

export interface MemberRowTexts {
  you: string
  /** In the grammatical gender of the person, if known. */
  role: (role: TeamRole, gender?: MemberGender) => string
  /** Read before the place in the line-up. */
  roster: string
  /** Places in the line-up, as the menu offers them. */
  rosterOptions: Readonly<Record<RosterStatus, string>>
  /** Names of the menus' buttons. */
  changeRole: (nick: string, role: string) => string
  changeRoster: (nick: string, place: string) => string
  more: (nick: string) => string
  /** Begins a conversation. */
  message: string
  transfer: string
  remove: string
  leave: string
  /** Announced while a change of the row is pending. */
  saving: (nick: string) => string
}

export const memberRowTexts: MemberRowTexts = {
  you: 'você',
  role: roleLabel,
  roster: 'Escalação',
  rosterOptions: rosterLabels,
  changeRole: (nick, role) => `Função de ${nick}: ${role}`,
  changeRoster: (nick, place) => `Escalação de ${nick}: ${place}`,
  more: (nick) => `Mais ações de ${nick}`,
  message: 'Conversar',
  transfer: 'Passar o time',
  remove: 'Remover do time',
  leave: 'Sair do time',
  saving: (nick) => `Salvando ${nick}...`,
}

/** Texts of a confirm dialog before an irreversible action. */
export interface MemberQuestionTexts {
  title: (nick: string) => string
  description: (nick: string) => string
  confirm: string
}

export interface MemberQuestions {
  transferQuestion: MemberQuestionTexts
  removeQuestion: MemberQuestionTexts
  leaveQuestion: MemberQuestionTexts
  /** Of every question. */
  cancel: string
}

export const memberQuestionTexts: MemberQuestions = {
  transferQuestion: {
    title: (nick) => `Passar o time para ${nick}?`,
    description: (nick) =>
      `${nick} passa a mandar no time e você continua como gerente. Só ${nick} pode desfazer.`,
    confirm: 'Passar o time',
  },
  removeQuestion: {
    title: (nick) => `Remover ${nick} do time?`,
    description: (nick) =>
      `${nick} perde na hora o acesso às páginas do time. Para voltar, precisa de um novo convite.`,
    confirm: 'Remover do time',
  },
  leaveQuestion: {
    title: () => 'Sair do time?',
    description: () =>
      'Você perde na hora o acesso às páginas do time. Para voltar, precisa de um novo convite.',
    confirm: 'Sair do time',
  },
  cancel: 'Cancelar',
}
