import { roleLabel, rosterLabels } from '../team-roles.ts'

export const memberRowTexts = {
  you: 'você',
  /** Name of a role in the grammatical gender of the person, if known. */
  role: roleLabel,
  /** Read before the place in the line-up. */
  roster: 'Escalação',
  /** Places in the line-up, as the menu offers them. */
  rosterOptions: rosterLabels,
  /** Names of the menus' buttons. */
  changeRole: (nick: string, role: string) => `Função de ${nick}: ${role}`,
  changeRoster: (nick: string, place: string) => `Escalação de ${nick}: ${place}`,
  more: (nick: string) => `Mais ações de ${nick}`,
  /** Begins a conversation. */
  message: 'Conversar',
  transfer: 'Passar o time',
  remove: 'Remover do time',
  leave: 'Sair do time',
  /** Announced while a change of the row is pending. */
  saving: (nick: string) => `Salvando ${nick}...`,
}

export const memberQuestionTexts = {
  transferQuestion: {
    title: (nick: string) => `Passar o time para ${nick}?`,
    description: (nick: string) =>
      `${nick} passa a mandar no time e você continua como gerente. Só ${nick} pode desfazer.`,
    confirm: 'Passar o time',
  },
  removeQuestion: {
    title: (nick: string) => `Remover ${nick} do time?`,
    description: (nick: string) =>
      `${nick} perde na hora o acesso às páginas do time. Para voltar, precisa de um novo convite.`,
    confirm: 'Remover do time',
  },
  leaveQuestion: {
    title: () => 'Sair do time?',
    description: () =>
      'Você perde na hora o acesso às páginas do time. Para voltar, precisa de um novo convite.',
    confirm: 'Sair do time',
  },
  /** The button that cancels, of every question. */
  cancel: 'Cancelar',
}

export type MemberQuestions = typeof memberQuestionTexts
