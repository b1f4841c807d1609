import { bracketTexts } from './bracket.ts'
import { championshipTexts } from './championships.ts'
import { chatTexts } from './chat.ts'
import type { EnglishTexts } from './english-texts.ts'
import { feedbackTexts } from './feedback.ts'
import { formTexts } from './forms.ts'
import { mediaTexts } from './media.ts'
import { notificationTexts } from './notifications.ts'
import { playerTexts } from './players.ts'
import { primitiveTexts } from './primitives.ts'
import { teamTexts } from './teams.ts'

/** The English texts of every component, by its name: `<TeamCard texts={en.TeamCard} … />`. */
export const en: EnglishTexts = {
  ...bracketTexts,
  ...championshipTexts,
  ...chatTexts,
  ...feedbackTexts,
  ...formTexts,
  ...mediaTexts,
  ...notificationTexts,
  ...playerTexts,
  ...primitiveTexts,
  ...teamTexts,
}
