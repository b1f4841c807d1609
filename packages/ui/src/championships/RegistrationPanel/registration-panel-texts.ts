import { type TimeLeft, writeTimeLeft } from '../../dashboard/times.ts'
import { formatDay, formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney, formatStart } from '../championship-texts.ts'
import type { LostEntry, TeamObstacle } from './registration-state.ts'

/** The sentence between the opening and the start of the check-in. */
const checkInText = (opens: Date, starts: Date) =>
  `Próximo passo: check-in a partir de ${formatStart(opens)}. Começa em ${formatStart(starts)}.`

export const registrationPanelTexts = {
  /** The button of the bar on phones. */
  bar: { show: 'Mostrar a inscrição', hide: 'Recolher a inscrição' },
  /** Label of the filled places. */
  places: 'Vagas',
  of: (count: number, most: number) => `${count} de ${most}`,
  /** Shown under the button that registers; the fee of the team in centavos. */
  fee: (centavos: number) => `${formatMoney(centavos)} por time`,
  /** The text until the viewer's teams have been read. */
  loading: 'Carregando seus times...',
  /** The label of an action that is being sent. */
  pending: 'Enviando...',
  /** Nicks of those who have not. */
  unconfirmed: (nicks: readonly string[]) => `Falta confirmar: ${nicks.join(', ')}.`,
  /** Label of those who have checked in. */
  checkedIn: 'Times prontos',
  /** Tells members who cannot act for the team who can. */
  onlyLeaders: 'Quem decide é dono, gerente ou capitão.',
  /** Registers a further team. */
  another: (team: string) => `Inscrever também ${team}`,
  soon: {
    title: 'Em breve',
    note: (opens: Date) => `abre em ${formatDayAndTime(opens)}`,
    text: 'Siga o campeonato para receber os avisos da organização.',
    follow: 'Me avise',
    followed: 'Você será avisado',
  },
  open: {
    title: 'Inscrições abertas',
    closesAt: (closes: Date) => `encerram em ${formatDayAndTime(closes)}`,
    closesIn: (left: TimeLeft) => `encerram em ${writeTimeLeft(left)}`,
  },
  guest: {
    text: 'Entre para escolher o time.',
    login: 'Entrar para inscrever',
    question: 'Ainda não tem conta?',
    register: 'Criar conta',
  },
  noTeam: {
    note: (game: string) => `você não tem time de ${game}`,
    text: 'Monte o seu ou procure uma vaga.',
    create: 'Criar time',
    vacancies: 'Ver vagas',
  },
  ready: { register: (team: string) => `Inscrever ${team}` },
  lost: {
    EXPIRED: 'A inscrição não foi paga a tempo, e o time perdeu a vaga. Inscreva de novo.',
    REFUNDING:
      'A inscrição não foi paga inteira a tempo, e o time perdeu a vaga. O que foi pago está voltando.',
    REFUNDED: 'A inscrição não foi paga inteira a tempo, e o time perdeu a vaga. O que foi pago já voltou.',
  } satisfies Record<LostEntry, string>,
  full: {
    title: 'Lotado',
    note: (places: number) => `${places} de ${places} times`,
    text: 'Se um time sair, a vaga vai para o primeiro da lista de espera.',
    wait: 'Entrar na lista de espera',
  },
  obstacle: {
    title: 'Falta pouco',
    texts: (obstacle: TeamObstacle, teamSize: number): string =>
      obstacle === 'NOT_ENOUGH_MEMBERS'
        ? `O time precisa de ${teamSize} ${teamSize === 1 ? 'membro' : 'membros'} que possam jogar este campeonato.`
        : 'Este time não pode ser inscrito agora.',
    team: 'Ver o time',
  },
  noRight: {
    title: 'Peça a quem lidera',
    note: (role: string) => `seu papel: ${role}`,
    text: 'Só dono, gerente ou capitão inscreve o time.',
    team: 'Ver o time',
  },
  pendingPayment: {
    title: 'Pagamento pendente',
    note: 'a vaga está reservada',
    until: (date: Date) => `vaga reservada até ${formatDayAndTime(date)}`,
    paid: 'Pago pelo elenco',
    paidOf: (paid: number, fee: number) => `${formatMoney(paid)} de ${formatMoney(fee)}`,
    text: 'Quem joga ou lidera o time paga por Pix, ou acerta com a organização, que confirma a inscrição.',
    pay: 'Pagar inscrição',
    withdraw: 'Retirar inscrição',
  },
  registered: {
    title: 'Time inscrito',
    note: (since: Date) => `desde ${formatDay(since)}`,
    seed: (seed: number) => `cabeça de chave nº ${seed}`,
    unseeded: 'sorteio da chave a seguir',
    text: checkInText,
    calendar: 'Pôr na agenda',
    withdraw: 'Retirar inscrição',
  },
  waiting: {
    title: 'Lista de espera',
    note: 'todas as vagas estão tomadas',
    place: (place: number) => `${place}º na lista de espera`,
    text: 'Se abrir uma vaga, o primeiro da lista entra na hora e o time é avisado.',
    leave: 'Sair da lista',
  },
  checkIn: {
    title: 'Check-in aberto',
    closesAt: (closes: Date) => `até ${formatDayAndTime(closes)}`,
    closesIn: (left: TimeLeft) => `fecha em ${writeTimeLeft(left)}`,
    confirm: 'Fazer check-in',
    warning: 'Sem check-in o time perde a vaga',
    doneTitle: 'Check-in feito',
    done: 'Tudo certo: o time está confirmado para jogar.',
    withdraw: 'Retirar inscrição',
  },
  refused: {
    title: 'Inscrição recusada',
    note: 'pela organização',
    noReason: 'A organização não disse o motivo.',
    text: 'O time não pode se inscrever de novo neste campeonato.',
  },
  closed: {
    title: 'Inscrições encerradas',
    note: (starts: Date) => `começa em ${formatStart(starts)}`,
    text: 'A chave sai quando o campeonato começar.',
  },
  live: {
    title: 'Em andamento',
    note: 'partidas ao vivo',
    next: (opponent: string, when: Date | undefined): string =>
      when === undefined ? `próxima: × ${opponent}` : `próxima: ${formatStart(when)} × ${opponent}`,
    noNext: 'sem partida marcada',
    out: 'fora do campeonato',
    withdraw: 'Desistir do campeonato',
    text: 'Acompanhe os resultados na chave.',
    room: 'Abrir sala da partida',
    bracket: 'Ver chave',
  },
  finished: {
    title: 'Encerrado',
    note: (started: Date) => formatDay(started),
    champion: 'campeão',
    text: 'Veja como cada time chegou ao fim.',
    result: 'Ver resultado',
  },
  cancelled: {
    title: 'Cancelado',
    note: 'não será disputado',
    noReason: 'A organização cancelou este campeonato.',
  },
}

export type RegistrationPanelTexts = typeof registrationPanelTexts
