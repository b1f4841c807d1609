import { chatTexts } from './chat.ts'
import type { EnglishTexts } from './english-texts.ts'
import { feedbackTexts } from './feedback.ts'
import { formTexts } from './forms.ts'
import { mediaTexts } from './media.ts'
import { notificationTexts } from './notifications.ts'
import { playerTexts } from './players.ts'
import { primitiveTexts } from './primitives.ts'
import { recruitmentTexts } from './recruitment.ts'
import { scheduleTexts } from './schedule.ts'
import { shellTexts } from './shell.ts'
import { teamManagementTexts } from './team-management.ts'
import { teamTexts } from './teams.ts'

export type { EnglishTexts }

/** The English texts of every component, by its name: `<TeamCard texts={en.TeamCard} … />`. */
export const en: EnglishTexts = {
  ...chatTexts,
  ...feedbackTexts,
  ...formTexts,
  ...mediaTexts,
  ...notificationTexts,
  ...playerTexts,
  ...primitiveTexts,
  ...recruitmentTexts,
  ...scheduleTexts,
  ...shellTexts,
  ...teamTexts,
  ...teamManagementTexts,
}
