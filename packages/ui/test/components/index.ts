import { chatRows } from './chat.tsx'
import { feedbackRows } from './feedback.tsx'
import { formsRows } from './forms.tsx'
import { notificationsRows } from './notifications.tsx'
import { playersRows } from './players.tsx'
import { primitivesRows } from './primitives.tsx'
import { scheduleRows } from './schedule.tsx'
import { shellRows } from './shell.tsx'
import { teamsRows } from './teams.tsx'
import type { ComponentRow } from './row.ts'

export type { ComponentRow }

/** Every exported component, family by family. */
export const components: ComponentRow[] = [
  ...primitivesRows,
  ...shellRows,
  ...feedbackRows,
  ...teamsRows,
  ...playersRows,
  ...formsRows,
  ...notificationsRows,
  ...chatRows,
  ...scheduleRows,
]
