import type { FormFrameTexts } from '../../forms/FormFrame/index.ts'
import { scheduleFormTexts } from '../../schedule/ScheduleForm/schedule-form-texts.ts'
import type { MomentFieldTexts } from '../../schedule/ScheduleForm/MomentField.tsx'
import type { StepTexts } from '../../teams/TeamWizard/StepIndicator.tsx'
import type { ChampionshipFormat } from '../championship.ts'
import { championshipFormats } from '../championship-texts.ts'

export type ChampionshipFormTexts = FormFrameTexts &
  StepTexts &
  MomentFieldTexts & {
    next: string
    back: string
    name: string
    nameHint: string
    gameId: string
    description: string
    format: string
    formats: Record<ChampionshipFormat, string>
    groupCount: string
    qualifiersPerGroup: string
    swissRounds: string
    swissRoundsHint: string
    bestOf: string
    bestOfHint: string
    bestOfRound: (round: number, isLast: boolean) => string
    games: (count: number) => string
    addRound: string
    removeRound: string
    teamSize: string
    maxSubstitutes: string
    minTeams: string
    maxTeams: string
    minAge: string
    minAgeHint: string
    registrationOpensAt: string
    registrationClosesAt: string
    checkInOpensAt: string
    startsAt: string
    time: (field: string) => string
    entryFee: string
    entryFeeHint: string
    prizes: string
    prize: (place: number) => string
    addPrize: string
    removePrize: (place: number) => string
    rules: string
    rulesHint: string
    preview: string
  }

const { pickDay, pickTime, dayPicker } = scheduleFormTexts

export const championshipFormTexts: ChampionshipFormTexts = {
  label: 'Campeonato',
  stepsLabel: 'Etapas',
  steps: ['Formato', 'Times e datas', 'Prêmios e regras'],
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
  swissRounds: 'Rodadas do suíço',
  swissRoundsHint: 'Vazio: quantas forem necessárias.',
  bestOf: 'Jogos por partida',
  bestOfHint: 'Por rodada. A última linha vale para as rodadas seguintes e para a final.',
  bestOfRound: (round, isLast) => (isLast ? `Rodada ${round} em diante` : `Rodada ${round}`),
  games: (count) => (count === 1 ? 'Um jogo' : `Melhor de ${count}`),
  addRound: 'Adicionar rodada',
  removeRound: 'Remover a última rodada',
  teamSize: 'Titulares por time',
  maxSubstitutes: 'Reservas por time',
  minTeams: 'Mínimo de times',
  maxTeams: 'Máximo de times',
  minAge: 'Idade mínima',
  minAgeHint: 'Vazio: sem limite.',
  registrationOpensAt: 'Inscrições abrem em',
  registrationClosesAt: 'Inscrições fecham em',
  checkInOpensAt: 'Check-in abre em',
  startsAt: 'Começa em',
  time: (field) => `${field}: horário`,
  pickDay,
  pickTime,
  dayPicker,
  entryFee: 'Inscrição por time (R$)',
  entryFeeHint: '0 é gratuito. Só organizadores da plataforma cobram inscrição.',
  prizes: 'Prêmios',
  prize: (place) => `${place}º lugar`,
  addPrize: 'Adicionar prêmio',
  removePrize: (place) => `Remover o prêmio do ${place}º lugar`,
  rules: 'Regras',
  rulesHint: 'Em Markdown: ## títulos, **negrito**, - listas.',
  preview: 'Pré-visualizar as regras',
  submit: 'Salvar campeonato',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}
