import { defineNotificationBell } from '../bell/define.ts'
import { defineOrganizerSeal } from '../organizer-seal/define.ts'
import { definePlayerCard } from '../player-card/define.ts'
import { defineRecruitingTeams } from '../recruiting-teams/define.ts'
import { defineTeamCard } from '../team-card/define.ts'

const { origin } = new URL(import.meta.url)
defineTeamCard(origin)
definePlayerCard(origin)
defineOrganizerSeal(origin)
defineRecruitingTeams(origin)
defineNotificationBell(origin)
