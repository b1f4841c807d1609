import { bracketTexts } from './bracket.ts'
import { registrationTexts } from './registration.ts'
import { championshipTexts } from './championships.ts'
import { chatTexts } from './chat.ts'
import { dashboardTexts } from './dashboard.ts'
import type { EnglishTexts } from './english-texts.ts'
import { eventTexts } from './events.ts'
import { feedbackTexts } from './feedback.ts'
import { formTexts } from './forms.ts'
import { matchRoomTexts } from './match-room.ts'
import { mediaTexts } from './media.ts'
import { notificationTexts } from './notifications.ts'
import { organiserTexts } from './organiser.ts'
import { playerTexts } from './players.ts'
import { primitiveTexts } from './primitives.ts'
import { recruitmentTexts } from './recruitment.ts'
import { scheduleTexts } from './schedule.ts'
import { shellTexts } from './shell.ts'
import { supportTexts } from './support.ts'
import { teamManagementTexts } from './team-management.ts'
import { teamTexts } from './teams.ts'

/** The English texts of every component, by its name: `<TeamCard texts={en.TeamCard} … />`. */
export const en: EnglishTexts = {
  ...bracketTexts,
  ...registrationTexts,
  ...championshipTexts,
  ...chatTexts,
  ...dashboardTexts,
  ...eventTexts,
  ...feedbackTexts,
  ...formTexts,
  ...matchRoomTexts,
  ...mediaTexts,
  ...notificationTexts,
  ...organiserTexts,
  ...playerTexts,
  ...primitiveTexts,
  ...recruitmentTexts,
  ...scheduleTexts,
  ...shellTexts,
  ...supportTexts,
  ...teamTexts,
  ...teamManagementTexts,
}
