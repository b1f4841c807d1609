import type { MomentFieldTexts } from '../schedule/ScheduleForm/MomentField.tsx'
import { scheduleFormTexts } from '../schedule/ScheduleForm/schedule-form-texts.ts'
import { formatStart } from './championship-texts.ts'

export const matchRescheduleTexts = {
  title: 'Remarcar',
  /** Title of the staff's form. */
  scheduleTitle: 'Horário da partida',
  proposedByOwn: (when: string) => `Seu time propôs ${when}. Falta a resposta do adversário.`,
  proposedByOther: (team: string, when: string) => `${team} propõe ${when}.`,
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

export type MatchRescheduleTexts = typeof matchRescheduleTexts & MomentFieldTexts
