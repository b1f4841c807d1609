import type { MomentFieldTexts } from '../schedule/ScheduleForm/MomentField.tsx'
import { scheduleFormTexts } from '../schedule/ScheduleForm/schedule-form-texts.ts'
import { formatStart } from './championship-texts.ts'

export interface MatchRescheduleTexts extends MomentFieldTexts {
  title: string
  /** Of the staff's form. */
  scheduleTitle: string
  proposedByOwn: (when: string) => string
  proposedByOther: (team: string, when: string) => string
  accept: string
  decline: string
  takeBack: string
  newDay: string
  newTime: string
  hint: string
  propose: string
  schedule: string
  required: string
  when: (date: Date) => string
}

export const matchRescheduleTexts: MatchRescheduleTexts = {
  title: 'Remarcar',
  scheduleTitle: 'Horário da partida',
  proposedByOwn: (when) => `Seu time propôs ${when}. Falta a resposta do adversário.`,
  proposedByOther: (team, when) => `${team} propõe ${when}.`,
  accept: 'Aceitar horário',
  decline: 'Recusar',
  takeBack: 'Retirar proposta',
  newDay: 'Novo dia',
  newTime: 'Novo horário',
  pickDay: scheduleFormTexts.pickDay,
  pickTime: scheduleFormTexts.pickTime,
  dayPicker: scheduleFormTexts.dayPicker,
  hint: 'O horário só muda se o adversário aceitar.',
  propose: 'Propor horário',
  schedule: 'Salvar horário',
  required: 'Campo obrigatório',
  when: formatStart,
}
