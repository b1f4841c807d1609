import type { FormFrameTexts } from '../../forms/FormFrame/FormFrame.tsx'
import { scheduleFormTexts } from '../../schedule/ScheduleForm/schedule-form-texts.ts'
import { matchCardTexts, roundTexts } from '../bracket-texts.ts'

const { pickDay, pickTime, dayPicker } = scheduleFormTexts

export const matchScheduleFormTexts = {
  label: 'Horários da rodada',
  round: 'Rodada',
  roundName: roundTexts.round,
  /** An option: the round, and how many of its matches are open. */
  roundOption: (bracket: string, round: string, matches: number) =>
    `${bracket === '' ? round : `${bracket}: ${round}`} (${matches} ${matches === 1 ? 'partida' : 'partidas'})`,
  brackets: { WINNERS: '', LOSERS: 'Chave inferior', FINAL: '', THIRD_PLACE: '', GROUP: 'Grupos', SWISS: '' },
  start: 'Primeiras partidas em',
  startTime: 'Horário',
  interval: 'Intervalo (minutos)',
  intervalHint: 'De umas partidas às seguintes.',
  parallel: 'Partidas ao mesmo tempo',
  parallelHint: 'Quantas são jogadas em paralelo.',
  required: 'Informe a data e o horário',
  outOfRange: (min: number, max: number) => `Informe um número de ${min} a ${max}`,
  /** Above the times as they will be. */
  preview: 'Como ficam os horários',
  /** Before the form is complete. */
  incomplete: 'Preencha os campos para ver os horários antes de salvar.',
  unchanged: 'Nenhum horário muda.',
  code: matchCardTexts.code,
  when: matchCardTexts.when,
  unscheduled: 'sem horário',
  open: 'A definir',
  /** Read out between the time that was and the one to come. */
  becomes: 'passa a',
  checkInAgain: 'check-in será refeito',
  submit: 'Salvar horários',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
  pickDay,
  pickTime,
  dayPicker,
}

export type MatchScheduleFormTexts = typeof matchScheduleFormTexts & FormFrameTexts
