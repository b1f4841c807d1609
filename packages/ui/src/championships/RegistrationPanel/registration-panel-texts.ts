import { type TimeLeft, writeTimeLeft } from '../../dashboard/times.ts'
import { formatDay, formatDayAndTime } from '../../primitives/format-date/index.ts'
import { formatMoney, formatStart } from '../championship-texts.ts'
import type { TeamObstacle } from './registration-state.ts'

export interface RegistrationPanelTexts {
  /** The button of the bar on phones. */
  bar: { show: string; hide: string }
  /** Of the filled places. */
  places: string
  /** Of the filled places while teams check in. */
  checkedIn: string
  of: (count: number, most: number) => string
  /** Under the button that registers; the fee of the team in centavos. */
  fee: (centavos: number) => string
  free: string
  /** While an action is sent. */
  pending: string
  /** To members who cannot act for the team. */
  onlyLeaders: string
  /** Who of the roster has confirmed. */
  roster: string
  /** Nicks of those who have not. */
  unconfirmed: (nicks: readonly string[]) => string
  confirmPlace: string
  /** Registers a further team. */
  another: (team: string) => string
  loading: string
  soon: { title: string; note: (opens: Date) => string; text: string; follow: string; followed: string }
  open: { title: string; closesAt: (closes: Date) => string; closesIn: (left: TimeLeft) => string }
  guest: { text: string; login: string; question: string; register: string }
  noTeam: { note: (game: string) => string; text: string; create: string; vacancies: string }
  ready: { register: (team: string) => string }
  full: { title: string; note: (places: number) => string; text: string; wait: string }
  obstacle: { title: string; texts: (obstacle: TeamObstacle, teamSize: number) => string; team: string }
  noRight: { title: string; note: (role: string) => string; text: string; team: string }
  pendingPayment: { title: string; note: string; text: string; withdraw: string }
  registered: {
    title: string
    note: (since: Date) => string
    seed: (seed: number) => string
    unseeded: string
    text: (checkInOpens: Date, starts: Date) => string
    calendar: string
    withdraw: string
  }
  waiting: { title: string; note: string; place: (place: number) => string; text: string; leave: string }
  checkIn: {
    title: string
    closesAt: (closes: Date) => string
    closesIn: (left: TimeLeft) => string
    confirm: string
    warning: string
    doneTitle: string
    done: string
    withdraw: string
  }
  refused: { title: string; note: string; noReason: string; text: string }
  closed: { title: string; note: (starts: Date) => string; text: string }
  live: {
    title: string
    note: string
    next: (opponent: string, when: Date | undefined) => string
    noNext: string
    text: string
    room: string
    bracket: string
  }
  finished: { title: string; note: (started: Date) => string; champion: string; result: string; text: string }
  cancelled: { title: string; note: string; noReason: string }
}

/** Between the opening and the start of the check-in. */
const checkInText = (opens: Date, starts: Date) =>
  `Próximo passo: check-in a partir de ${formatStart(opens)}. Começa em ${formatStart(starts)}.`

export const registrationPanelTexts: RegistrationPanelTexts = {
  bar: { show: 'Mostrar a inscrição', hide: 'Recolher a inscrição' },
  places: 'Vagas',
  checkedIn: 'Times prontos',
  of: (count, most) => `${count} de ${most}`,
  fee: (centavos) => `${formatMoney(centavos)} por time`,
  free: 'Inscrição gratuita',
  pending: 'Enviando...',
  roster: 'Elenco confirmado',
  unconfirmed: (nicks) => `Falta confirmar: ${nicks.join(', ')}.`,
  confirmPlace: 'Confirmar minha vaga',
  onlyLeaders: 'Quem decide é dono, gerente ou capitão.',
  another: (team) => `Inscrever também ${team}`,
  loading: 'Carregando seus times...',
  soon: {
    title: 'Em breve',
    note: (opens) => `abre em ${formatDayAndTime(opens)}`,
    text: 'Siga o campeonato para receber os avisos da organização.',
    follow: 'Me avise',
    followed: 'Você será avisado',
  },
  open: {
    title: 'Inscrições abertas',
    closesAt: (closes) => `encerram em ${formatDayAndTime(closes)}`,
    closesIn: (left) => `encerram em ${writeTimeLeft(left)}`,
  },
  guest: {
    text: 'Entre para escolher o time.',
    login: 'Entrar para inscrever',
    question: 'Ainda não tem conta?',
    register: 'Criar conta',
  },
  noTeam: {
    note: (game) => `você não tem time de ${game}`,
    text: 'Monte o seu ou procure uma vaga.',
    create: 'Criar time',
    vacancies: 'Ver vagas',
  },
  ready: { register: (team) => `Inscrever ${team}` },
  full: {
    title: 'Lotado',
    note: (places) => `${places} de ${places} times`,
    text: 'Se um time sair, a vaga vai para o primeiro da lista de espera.',
    wait: 'Entrar na lista de espera',
  },
  obstacle: {
    title: 'Falta pouco',
    texts: (obstacle, teamSize) =>
      obstacle === 'NOT_ENOUGH_MEMBERS'
        ? `O time precisa de ${teamSize} ${teamSize === 1 ? 'membro' : 'membros'} que possam jogar este campeonato.`
        : 'Este time não pode ser inscrito agora.',
    team: 'Ver o time',
  },
  noRight: {
    title: 'Peça a quem lidera',
    note: (role) => `seu papel: ${role}`,
    text: 'Só dono, gerente ou capitão inscreve o time.',
    team: 'Ver o time',
  },
  pendingPayment: {
    title: 'Pagamento pendente',
    note: 'a vaga está reservada',
    text: 'O pagamento pela Convoca ainda não está disponível. Combine a taxa com a organização, que confirma a inscrição.',
    withdraw: 'Retirar inscrição',
  },
  registered: {
    title: 'Time inscrito',
    note: (since) => `desde ${formatDay(since)}`,
    seed: (seed) => `cabeça de chave nº ${seed}`,
    unseeded: 'sorteio da chave a seguir',
    text: checkInText,
    calendar: 'Pôr na agenda',
    withdraw: 'Retirar inscrição',
  },
  waiting: {
    title: 'Lista de espera',
    note: 'todas as vagas estão tomadas',
    place: (place) => `${place}º na lista de espera`,
    text: 'Se abrir uma vaga, o primeiro da lista entra na hora e o time é avisado.',
    leave: 'Sair da lista',
  },
  checkIn: {
    title: 'Check-in aberto',
    closesAt: (closes) => `até ${formatDayAndTime(closes)}`,
    closesIn: (left) => `fecha em ${writeTimeLeft(left)}`,
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
    note: (starts) => `começa em ${formatStart(starts)}`,
    text: 'A chave sai quando o campeonato começar.',
  },
  live: {
    title: 'Em andamento',
    note: 'partidas ao vivo',
    next: (opponent, when) =>
      when === undefined ? `próxima: × ${opponent}` : `próxima: ${formatStart(when)} × ${opponent}`,
    noNext: 'sem partida marcada',
    text: 'Acompanhe os resultados na chave.',
    room: 'Abrir sala da partida',
    bracket: 'Ver chave',
  },
  finished: {
    title: 'Encerrado',
    note: (started) => formatDay(started),
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
