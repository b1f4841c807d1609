import { formatStart } from './championship-texts.ts'
import type { MatchLogItem, MatchScore } from './match-room.ts'

export interface MatchFactsTexts {
  code: string
  noCode: string
  copy: string
  copied: string
  /** The browser refused to copy. */
  notCopied: string
  start: string
  startsAt: (date: Date) => string
  unscheduled: string
  checkIn: string
  ready: (teams: number) => string
  referees: string
  /** Of a match that is over. */
  game: (number: number, map: string | undefined) => string
  gameScore: (score: MatchScore) => string
}

export interface MatchHeaderTexts extends MatchFactsTexts {
  /** Between the names of the teams, which are the page's h1. */
  versus: string
  open: string
  ownTeam: string
  states: Readonly<Record<'waiting' | 'open' | 'live' | 'disputed' | 'closed' | 'forfeit', string>>
  bestOf: (games: number) => string
}

const score = ({ home, away }: MatchScore) => `${home} – ${away}`
const gameOf = (number: number, map: string | undefined) =>
  map === undefined ? `Jogo ${number}` : `${number}. ${map}`

export const matchFactsTexts: MatchFactsTexts = {
  code: 'Código do lobby',
  noCode: 'Sai quando os dois times estiverem prontos',
  copy: 'Copiar código',
  copied: 'Código copiado',
  notCopied: 'Não foi possível copiar',
  start: 'Início',
  startsAt: formatStart,
  unscheduled: 'Sem horário',
  checkIn: 'Check-in',
  ready: (teams) => ['Nenhum time pronto', 'Um time pronto', 'Dois times prontos'][teams] ?? '',
  referees: 'Arbitragem',
  game: gameOf,
  gameScore: score,
}

export const matchHeaderTexts: MatchHeaderTexts = {
  ...matchFactsTexts,
  versus: '×',
  open: 'A definir',
  ownTeam: 'seu time',
  states: {
    waiting: 'Aguardando times',
    open: 'Aberta',
    live: 'Ao vivo',
    disputed: 'Placar em disputa',
    closed: 'Encerrada',
    forfeit: 'Encerrada por W.O.',
  },
  bestOf: (games) => (games === 1 ? 'jogo único' : `melhor de ${games}`),
}

export interface ScoreReportTexts {
  title: string
  hint: string
  whole: string
  game: (number: number, map: string | undefined) => string
  agreed: string
  divergent: string
  missing: string
  disputed: string
  disputedHint: string
  /** Once only the other side's score can be accepted. */
  disputedLate: string
  /** Before the time that is left. */
  deadline: string
  callReferee: string
  nobody: string
  /** In place of a score that the user may not read yet. */
  sealed: string
  sealedHint: (team: string) => string
  waitingFor: (team: string) => string
  own: string
  increase: (team: string) => string
  decrease: (team: string) => string
  send: (score: string) => string
  resend: (score: string) => string
  accept: (score: string) => string
  /** Of a match that is being played. */
  update: (score: string) => string
  updateHint: string
  undecided: (games: number) => string
  /** Of the points of each game, which may stay empty. */
  games: string
  map: (game: number) => string
  points: (game: number, team: string) => string
  wrongGames: string
  score: (score: MatchScore) => string
}

export const scoreReportTexts: ScoreReportTexts = {
  title: 'Resultado',
  hint: 'Cada capitão informa o placar',
  whole: 'Partida',
  game: gameOf,
  agreed: 'De acordo',
  divergent: 'Divergente',
  missing: 'Falta informar',
  disputed: 'Os placares não batem',
  disputedHint: 'Confira e reenvie. Se continuar diferente, a arbitragem decide com as provas.',
  disputedLate: 'O prazo acabou: aceite o placar do outro time ou espere a decisão da arbitragem.',
  deadline: 'Prazo para reenviar',
  callReferee: 'Chamar o árbitro agora',
  nobody: 'Ninguém informou o placar ainda.',
  sealed: 'Já informou',
  sealedHint: (team) => `O placar de ${team} aparece quando os dois times tiverem informado o seu.`,
  waitingFor: (team) => `Falta o placar de ${team}`,
  own: 'Seu placar',
  increase: (team) => `Mais um jogo para ${team}`,
  decrease: (team) => `Menos um jogo para ${team}`,
  send: (sent) => `Enviar ${sent}`,
  resend: (sent) => `Reenviar ${sent}`,
  accept: (sent) => `Aceitar ${sent}`,
  update: (sent) => `Atualizar placar ${sent}`,
  updateHint: 'Atualize a cada jogo; o resultado é enviado no fim.',
  undecided: (games) =>
    games === 1
      ? 'Um dos times precisa ter vencido o jogo'
      : `Um dos times precisa ter vencido ${games} jogos`,
  games: 'Pontos de cada jogo (opcional)',
  map: (game) => `Mapa ${game}`,
  points: (game, team) => `Pontos de ${team} no jogo ${game}`,
  wrongGames: 'Os pontos não batem com o placar da partida',
  score,
}

export interface MatchProofsTexts {
  title: string
  count: (own: number, most: number) => string
  add: string
  adding: string
  by: (nick: string | undefined, team: string) => string
  empty: string
  wrongType: string
  tooLarge: string
  chooseFile: string
}

export const matchProofsTexts: MatchProofsTexts = {
  title: 'Provas',
  count: (own, most) => `${own} de ${most} imagens do seu time`,
  add: 'Anexar imagem',
  adding: 'Enviando...',
  by: (nick, team) => (nick === undefined ? team : `${nick} · ${team}`),
  empty: 'Nenhuma imagem enviada.',
  wrongType: 'Formato não aceito. Use JPEG, PNG ou WebP.',
  tooLarge: 'O arquivo deve ser menor que 5MB',
  chooseFile: 'Imagem da prova',
}

export interface MatchCheckInTexts {
  title: string
  ready: string
  waiting: string
  substitute: string
  noPlayers: string
  confirm: string
  opensAt: (when: string) => string
  walkoverAt: (when: string) => string
  when: (date: Date) => string
}

export const matchCheckInTexts: MatchCheckInTexts = {
  title: 'Check-in',
  ready: 'Pronto',
  waiting: 'Ainda não',
  substitute: 'reserva',
  noPlayers: 'Elenco não informado',
  confirm: 'Fazer check-in',
  opensAt: (when) => `O check-in abre em ${when}.`,
  walkoverAt: (when) => `Quem não fizer o check-in até ${when} perde por W.O.`,
  when: formatStart,
}

export interface MatchTimelineTexts {
  title: string
  empty: string
  actions: Readonly<
    Record<MatchLogItem['action'], (actor: string | undefined, score: string | undefined) => string>
  >
  score: (score: MatchScore) => string
  when: (date: Date) => string
}

const by = (actor: string | undefined, verb: string, passive: string) =>
  actor === undefined ? passive : `${actor} ${verb}`
const withScore = (text: string, said: string | undefined) => (said === undefined ? text : `${text}: ${said}`)

export const matchTimelineTexts: MatchTimelineTexts = {
  title: 'Linha do tempo',
  empty: 'Nada aconteceu ainda.',
  actions: {
    REPORTED: (actor, said) => withScore(by(actor, 'informou o placar', 'Placar informado'), said),
    AGREED: (_actor, said) => withScore('Placar de acordo', said),
    DISPUTED: () => 'Disputa aberta',
    RULED: (actor, said) => withScore(by(actor, 'decidiu a partida', 'Partida decidida'), said),
    CORRECTED: (actor, said) => withScore(by(actor, 'corrigiu o resultado', 'Resultado corrigido'), said),
    CHECKED_IN: (actor) => by(actor, 'fez o check-in', 'Check-in feito'),
    SCHEDULED: (actor) => by(actor, 'marcou o horário', 'Horário marcado'),
    RESCHEDULE_PROPOSED: (actor) => by(actor, 'propôs outro horário', 'Outro horário proposto'),
    RESCHEDULE_ACCEPTED: (actor) => by(actor, 'aceitou o novo horário', 'Novo horário aceito'),
    RESCHEDULE_DECLINED: (actor) => by(actor, 'recusou o novo horário', 'Novo horário recusado'),
    PROOF_ADDED: (actor) => by(actor, 'enviou uma prova', 'Prova enviada'),
    FORFEITED: (actor) => by(actor, 'desistiu da partida', 'Desistência'),
    WALKOVER: () => 'W.O.: um time não apareceu',
    DISQUALIFIED: () => 'Um time foi desclassificado',
    SCORED: (actor, said) => withScore(by(actor, 'atualizou o placar', 'Placar atualizado'), said),
    REFEREE_CALLED: (actor) => by(actor, 'chamou o árbitro', 'Árbitro chamado'),
  },
  score,
  when: formatStart,
}

export interface MatchRulingTexts {
  title: string
  correctionTitle: string
  correctionHint: string
  increase: (team: string) => string
  decrease: (team: string) => string
  forfeit: string
  forfeitHint: string
  reason: string
  reasonHint: string
  decide: string
  correct: string
  update: (score: string) => string
  score: (score: MatchScore) => string
  undecided: (games: number) => string
  /** Of the points of each game, which may stay empty. */
  games: string
  map: (game: number) => string
  points: (game: number, team: string) => string
  wrongGames: string
}

export const matchRulingTexts: MatchRulingTexts = {
  title: 'Decisão da arbitragem',
  correctionTitle: 'Corrigir resultado',
  correctionHint: 'As partidas que dependem deste resultado são refeitas.',
  increase: scoreReportTexts.increase,
  decrease: scoreReportTexts.decrease,
  forfeit: 'W.O.',
  forfeitHint: 'A partida não foi jogada.',
  reason: 'Motivo',
  reasonHint: 'Todos leem.',
  decide: 'Decidir partida',
  correct: 'Corrigir resultado',
  update: scoreReportTexts.update,
  score,
  undecided: scoreReportTexts.undecided,
  games: scoreReportTexts.games,
  map: scoreReportTexts.map,
  points: scoreReportTexts.points,
  wrongGames: scoreReportTexts.wrongGames,
}
