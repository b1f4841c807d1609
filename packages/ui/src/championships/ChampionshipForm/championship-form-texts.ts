import type { FormFrameTexts } from '../../forms/FormFrame/FormFrame.tsx'
import { scheduleFormTexts } from '../../schedule/ScheduleForm/schedule-form-texts.ts'
import type { MomentFieldTexts } from '../../schedule/ScheduleForm/MomentField.tsx'
import { championshipFormats } from '../championship-texts.ts'
import type { GrandFinal, RosterLock } from './championship-form-fields.ts'
import { tieBreakNames } from '../tie-break-texts.ts'

const { pickDay, pickTime, dayPicker } = scheduleFormTexts

export const championshipFormTexts = {
  label: 'Campeonato',
  stepsLabel: 'Etapas',
  steps: ['Formato', 'Times e datas', 'Prêmios e regras'] as readonly [string, string, string],
  stepDone: 'concluída',
  next: 'Próximo',
  back: 'Voltar',
  name: 'Nome do campeonato',
  nameHint: 'O endereço da página é feito do nome.',
  gameId: 'Jogo',
  description: 'Descrição',
  format: 'Formato',
  formats: championshipFormats,
  groupCount: 'Número de grupos',
  qualifiersPerGroup: 'Classificados por grupo',
  playoffsFormat: 'Formato do mata-mata',
  playoffsTeams: 'Total de classificados',
  playoffsTeamsHint:
    'Vazio: os classificados de cada grupo. Com um total, passam os melhores de todos os grupos.',
  playoffsTeamsOfSwissHint: 'Passam os melhores da classificação: o primeiro pega o último que passou.',
  swissRounds: 'Rodadas do suíço',
  swissRoundsHint: 'Vazio: quantas forem necessárias.',
  winPoints: 'Pontos por vitória',
  winPointsOf: { 1: '1 ponto', 3: '3 pontos' } as Readonly<Record<'1' | '3', string>>,
  tieBreaks: 'Critérios de desempate',
  tieBreaksHint: 'Depois dos pontos, nesta ordem. Quando nada decide, vale a ordem dos cabeças de chave.',
  tieBreakNames,
  tieBreak: (place: number): string => `${place}º critério`,
  addTieBreak: 'Adicionar critério',
  removeTieBreak: 'Remover o último critério',
  bestOf: 'Jogos por partida',
  bestOfHint: 'Por rodada. A última linha vale para as rodadas seguintes.',
  bestOfRound: (round: number, isLast: boolean): string =>
    isLast ? `Rodada ${round} em diante` : `Rodada ${round}`,
  /** Said of formats that end with a final. */
  bestOfToFinalHint:
    'Contando a partir da final, não importa quantos times venham. A primeira linha vale também para as rodadas anteriores.',
  /** A round by how many follow it. */
  bestOfToFinal(
    later: number,
    { isFirst, hasGrandFinal }: { isFirst: boolean; hasGrandFinal: boolean },
  ): string {
    const last = hasGrandFinal ? 'Finais das chaves' : 'Final'
    const name = [last, 'Semifinais', 'Quartas de final', 'Oitavas de final'][later]
    return `${name ?? `${later} rodadas antes da final`}${isFirst && later > 0 ? ' e antes' : ''}`
  },
  bestOfGroups: 'Jogos por partida nos grupos',
  bestOfSwiss: 'Jogos por partida no suíço',
  bestOfGrandFinal: 'Jogos da grande final',
  grandFinal: 'Grande final',
  grandFinals: {
    RESET: 'Com segunda final, se quem vem invicto perder',
    SINGLE: 'Um confronto só',
    GAME_AHEAD: 'Um confronto só, com um jogo de vantagem para quem vem invicto',
  } as Readonly<Record<GrandFinal, string>>,
  hasThirdPlace: 'Disputa do 3º lugar',
  hasThirdPlaceHint: 'Quem perde nas semifinais joga pelo 3º lugar.',
  allowsDraws: 'Partidas podem empatar',
  allowsDrawsHint: 'São de um ou dois jogos. Vitória vale 3 pontos, empate vale 1.',
  sameAsPlayOffs: 'Como no começo do mata-mata',
  sameAsFinals: 'Como nas finais das chaves',
  games: (count: number): string => (count === 1 ? 'Um jogo' : `Melhor de ${count}`),
  addRound: 'Adicionar rodada',
  removeRound: 'Remover a última rodada',
  addEarlierRound: 'Adicionar rodada anterior',
  removeEarlierRound: 'Remover a primeira linha',
  participant: 'Quem participa',
  participants: { TEAM: 'Times', PLAYER: 'Jogadores, sem time' } as Readonly<
    Record<'TEAM' | 'PLAYER', string>
  >,
  participantHint: 'Depois de publicado, não muda mais.',
  teamSize: 'Titulares por time',
  maxSubstitutes: 'Reservas por time',
  rosterLock: 'Elenco pode mudar até',
  rosterLockHint: 'Depois, só por troca de emergência aprovada pela arbitragem.',
  rosterLocks: {
    REGISTRATION: 'O fim das inscrições',
    CHECK_IN: 'O check-in do time',
    START: 'O início do campeonato',
  } as Readonly<Record<RosterLock, string>>,
  minTeams: 'Mínimo de times',
  maxTeams: 'Máximo de times',
  /** The labels where players take part without a team. */
  minPlayers: 'Mínimo de jogadores',
  maxPlayers: 'Máximo de jogadores',
  playerFee: 'Inscrição por jogador (R$)',
  minAge: 'Idade mínima',
  minAgeHint: 'Vazio: sem limite.',
  registrationOpensAt: 'Inscrições abrem em',
  registrationClosesAt: 'Inscrições fecham em',
  checkInOpensAt: 'Check-in abre em',
  startsAt: 'Começa em',
  time: (field: string) => `${field}: horário`,
  pickDay,
  pickTime,
  dayPicker,
  entryFee: 'Inscrição por time (R$)',
  entryFeeHint: '0 é gratuito. Só organizadores da plataforma cobram inscrição.',
  prizes: 'Prêmios',
  prizesHint: 'Depois de publicado, o valor em dinheiro só pode subir.',
  prize: (place: number) => `${place}º lugar`,
  prizeAmount: (place: number) => `Dinheiro do ${place}º (R$)`,
  addPrize: 'Adicionar prêmio',
  removePrize: (place: number) => `Remover o prêmio do ${place}º lugar`,
  rules: 'Regras',
  rulesHint: 'Em Markdown: ## títulos, **negrito**, - listas.',
  preview: 'Pré-visualizar as regras',
  submit: 'Salvar campeonato',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

export type ChampionshipFormTexts = typeof championshipFormTexts & FormFrameTexts & MomentFieldTexts
