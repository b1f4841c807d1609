import type { FormFrameTexts } from '../../forms/FormFrame/index.ts'
import type { MomentFieldTexts } from '../../schedule/ScheduleForm/MomentField.tsx'
import { scheduleFormTexts } from '../../schedule/ScheduleForm/schedule-form-texts.ts'
import { matchCardTexts, roundTexts } from '../bracket-texts.ts'
import type { RoundPlace } from '../match.ts'

export type MatchScheduleFormTexts = FormFrameTexts &
  Pick<MomentFieldTexts, 'pickDay' | 'pickTime' | 'dayPicker'> & {
    round: string
    roundName: (place: RoundPlace) => string
    /** An option: the round, and how many of its matches are open. */
    roundOption: (bracket: string, round: string, matches: number) => string
    brackets: Readonly<Record<RoundPlace['bracket'], string>>
    start: string
    startTime: string
    interval: string
    intervalHint: string
    parallel: string
    parallelHint: string
    required: string
    outOfRange: (min: number, max: number) => string
    /** Above the times as they will be. */
    preview: string
    /** Before the form is complete. */
    incomplete: string
    unchanged: string
    code: (number: number) => string
    when: (date: Date) => string
    unscheduled: string
    open: string
    /** Read out between the time that was and the one to come. */
    becomes: string
    checkInAgain: string
  }

const { pickDay, pickTime, dayPicker } = scheduleFormTexts

export const matchScheduleFormTexts: MatchScheduleFormTexts = {
  label: 'Horários da rodada',
  round: 'Rodada',
  roundName: roundTexts.round,
  roundOption: (bracket, round, matches) =>
    `${bracket === '' ? round : `${bracket}: ${round}`} (${matches} ${matches === 1 ? 'partida' : 'partidas'})`,
  brackets: { WINNERS: '', LOSERS: 'Chave inferior', FINAL: '', GROUP: 'Grupos', SWISS: '' },
  start: 'Primeiras partidas em',
  startTime: 'Horário',
  interval: 'Intervalo (minutos)',
  intervalHint: 'De umas partidas às seguintes.',
  parallel: 'Partidas ao mesmo tempo',
  parallelHint: 'Quantas são jogadas em paralelo.',
  required: 'Informe a data e o horário',
  outOfRange: (min, max) => `Informe um número de ${min} a ${max}`,
  preview: 'Como ficam os horários',
  incomplete: 'Preencha os campos para ver os horários antes de salvar.',
  unchanged: 'Nenhum horário muda.',
  code: matchCardTexts.code,
  when: matchCardTexts.when,
  unscheduled: 'sem horário',
  open: 'A definir',
  becomes: 'passa a',
  checkInAgain: 'check-in será refeito',
  submit: 'Salvar horários',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
  pickDay,
  pickTime,
  dayPicker,
}
