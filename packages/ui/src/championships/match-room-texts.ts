import { formatStart } from './championship-texts.ts'
import type { MatchRules, MatchScore } from './match-room.ts'

const score = ({ home, away }: MatchScore) => `${home} – ${away}`
const gameOf = (number: number, map: string | undefined) =>
  map === undefined ? `Jogo ${number}` : `${number}. ${map}`

export const matchFactsTexts = {
  code: 'Código do lobby',
  noCode: 'Sai quando os dois times estiverem prontos',
  copy: 'Copiar código',
  copied: 'Código copiado',
  /** The browser refused to copy. */
  notCopied: 'Não foi possível copiar',
  start: 'Início',
  startsAt: formatStart,
  unscheduled: 'Sem horário',
  checkIn: 'Check-in',
  ready: (teams: number): string =>
    ['Nenhum time pronto', 'Um time pronto', 'Dois times prontos'][teams] ?? '',
  referees: 'Arbitragem',
  /** Names a game of a match that is over. */
  game: gameOf,
  gameScore: score,
}

export type MatchFactsTexts = typeof matchFactsTexts

export const matchHeaderTexts = {
  ...matchFactsTexts,
  /** Shown between the names of the teams, which are the page's h1. */
  versus: '×',
  open: 'A definir',
  ownTeam: 'seu time',
  states: {
    waiting: 'Aguardando times',
    open: 'Aberta',
    live: 'Ao vivo',
    disputed: 'Placar em disputa',
    closed: 'Encerrada',
    draw: 'Empate',
    forfeit: 'Encerrada por W.O.',
    doubleForfeit: 'W.O. dos dois times',
  },
  length({ bestOf, headStart = 0, allowsDraws = false }: MatchRules): string {
    const length = bestOf === 1 ? 'jogo único' : `melhor de ${bestOf}`
    if (headStart > 0) return `${length}, começa ${headStart} – 0`
    return allowsDraws ? `${length}, pode empatar` : length
  },
}

export type MatchHeaderTexts = typeof matchHeaderTexts

export const scoreReportTexts = {
  title: 'Resultado',
  hint: 'Cada capitão informa o placar',
  whole: 'Partida',
  game: gameOf,
  agreed: 'De acordo',
  divergent: 'Divergente',
  missing: 'Falta informar',
  disputed: 'Os placares não batem',
  disputedHint: 'Confira e reenvie. Se continuar diferente, a arbitragem decide com as provas.',
  /** Once only the other side's score can be accepted. */
  disputedLate: 'O prazo acabou: aceite o placar do outro time ou espere a decisão da arbitragem.',
  /** Before the time that is left. */
  deadline: 'Prazo para reenviar',
  callReferee: 'Chamar o árbitro agora',
  nobody: 'Ninguém informou o placar ainda.',
  /** Shown in place of a score that the user may not read yet. */
  sealed: 'Já informou',
  sealedHint: (team: string) => `O placar de ${team} aparece quando os dois times tiverem informado o seu.`,
  waitingFor: (team: string) => `Falta o placar de ${team}`,
  own: 'Seu placar',
  increase: (team: string) => `Mais um jogo para ${team}`,
  decrease: (team: string) => `Menos um jogo para ${team}`,
  send: (sent: string) => `Enviar ${sent}`,
  resend: (sent: string) => `Reenviar ${sent}`,
  accept: (sent: string) => `Aceitar ${sent}`,
  /** The button of a match that is being played. */
  update: (sent: string) => `Atualizar placar ${sent}`,
  updateHint: 'Atualize a cada jogo; o resultado é enviado no fim.',
  undecided: (games: number): string =>
    games === 1
      ? 'Um dos times precisa ter vencido o jogo'
      : `Um dos times precisa ter vencido ${games} jogos`,
  /** More games are typed than are played. */
  tooMany: (games: number): string =>
    games === 1 ? 'Só um jogo foi disputado' : `São ${games} jogos no total`,
  headStart: (team: string) => `${team} começa com um jogo de vantagem, que já conta no placar.`,
  mayDraw: 'Pode terminar empatada. Um jogo empatado não conta para nenhum dos dois.',
  /** Label of the points of each game, which may stay empty. */
  games: 'Pontos de cada jogo (opcional)',
  map: (game: number) => `Mapa ${game}`,
  points: (game: number, team: string) => `Pontos de ${team} no jogo ${game}`,
  wrongGames: 'Os pontos não batem com o placar da partida',
  score,
}

export type ScoreReportTexts = typeof scoreReportTexts

export const matchProofsTexts = {
  title: 'Provas',
  count: (own: number, most: number) => `${own} de ${most} imagens do seu time`,
  add: 'Anexar imagem',
  adding: 'Enviando...',
  by: (nick: string | undefined, team: string): string => (nick === undefined ? team : `${nick} · ${team}`),
  empty: 'Nenhuma imagem enviada.',
  wrongType: 'Formato não aceito. Use JPEG, PNG ou WebP.',
  tooLarge: 'O arquivo deve ser menor que 5MB',
  chooseFile: 'Imagem da prova',
}

export type MatchProofsTexts = typeof matchProofsTexts

export const matchCheckInTexts = {
  title: 'Check-in',
  ready: 'Pronto',
  waiting: 'Ainda não',
  substitute: 'reserva',
  noPlayers: 'Elenco não informado',
  confirm: 'Fazer check-in',
  opensAt: (when: string) => `O check-in abre em ${when}.`,
  walkoverAt: (when: string) => `Quem não fizer o check-in até ${when} perde por W.O.`,
  when: formatStart,
}

export type MatchCheckInTexts = typeof matchCheckInTexts

const by = (actor: string | undefined, verb: string, passive: string) =>
  actor === undefined ? passive : `${actor} ${verb}`
const withScore = (text: string, said: string | undefined) => (said === undefined ? text : `${text}: ${said}`)

export const matchTimelineTexts = {
  title: 'Linha do tempo',
  empty: 'Nada aconteceu ainda.',
  actions: {
    REPORTED: (actor: string | undefined, said: string | undefined) =>
      withScore(by(actor, 'informou o placar', 'Placar informado'), said),
    AGREED: (_actor: string | undefined, said: string | undefined) => withScore('Placar de acordo', said),
    DISPUTED: () => 'Disputa aberta',
    RULED: (actor: string | undefined, said: string | undefined) =>
      withScore(by(actor, 'decidiu a partida', 'Partida decidida'), said),
    CORRECTED: (actor: string | undefined, said: string | undefined) =>
      withScore(by(actor, 'corrigiu o resultado', 'Resultado corrigido'), said),
    CHECKED_IN: (actor: string | undefined) => by(actor, 'fez o check-in', 'Check-in feito'),
    SCHEDULED: (actor: string | undefined) => by(actor, 'marcou o horário', 'Horário marcado'),
    RESCHEDULE_PROPOSED: (actor: string | undefined) =>
      by(actor, 'propôs outro horário', 'Outro horário proposto'),
    RESCHEDULE_ACCEPTED: (actor: string | undefined) =>
      by(actor, 'aceitou o novo horário', 'Novo horário aceito'),
    RESCHEDULE_DECLINED: (actor: string | undefined) =>
      by(actor, 'recusou o novo horário', 'Novo horário recusado'),
    PROOF_ADDED: (actor: string | undefined) => by(actor, 'enviou uma prova', 'Prova enviada'),
    FORFEITED: (actor: string | undefined) => by(actor, 'desistiu da partida', 'Desistência'),
    WALKOVER: () => 'W.O.: um time não apareceu',
    DOUBLE_WALKOVER: () => 'W.O.: nenhum dos dois times apareceu',
    DISQUALIFIED: () => 'Um time foi desclassificado',
    REINSTATED: () => 'Uma desclassificação foi desfeita',
    WITHDRAWN: () => 'Um time desistiu do campeonato',
    SCORED: (actor: string | undefined, said: string | undefined) =>
      withScore(by(actor, 'atualizou o placar', 'Placar atualizado'), said),
    REFEREE_CALLED: (actor: string | undefined) => by(actor, 'chamou o árbitro', 'Árbitro chamado'),
    REMATCHED: () => 'Os times se enfrentam de novo',
    SUBSTITUTED: () => 'Substituição',
    ROSTER_CHANGED: () => 'Troca de elenco',
    REOPENED: (actor: string | undefined) =>
      by(actor, 'voltou a partida para não jogada', 'Partida aberta de novo'),
  },
  score,
  when: formatStart,
}

export type MatchTimelineTexts = typeof matchTimelineTexts

export const matchRulingTexts = {
  title: 'Decisão da arbitragem',
  correctionTitle: 'Corrigir resultado',
  correctionHint: 'As partidas que dependem deste resultado são refeitas.',
  increase: scoreReportTexts.increase,
  decrease: scoreReportTexts.decrease,
  forfeit: 'W.O.',
  forfeitHint: 'A partida não foi jogada.',
  /** Once it is switched on. */
  neitherHint: 'A partida não foi jogada. Com 0 – 0, nenhum dos dois times apareceu e nenhum vence.',
  reason: 'Motivo',
  reasonHint: 'Todos leem.',
  decide: 'Decidir partida',
  correct: 'Corrigir resultado',
  /** The button of a walk-over of both teams. */
  decideNeither: 'Dar W.O. aos dois times',
  update: scoreReportTexts.update,
  score,
  undecided: scoreReportTexts.undecided,
  tooMany: scoreReportTexts.tooMany,
  headStart: scoreReportTexts.headStart,
  mayDraw: scoreReportTexts.mayDraw,
  /** Label of the points of each game, which may stay empty. */
  games: scoreReportTexts.games,
  map: scoreReportTexts.map,
  points: scoreReportTexts.points,
  wrongGames: scoreReportTexts.wrongGames,
}

export type MatchRulingTexts = typeof matchRulingTexts
