import { defineNotificationBell } from '../bell/define.ts'
import { defineRecruitingTeams } from '../recruiting-teams/define.ts'
import { defineTeamCard } from '../team-card/define.ts'

const { origin } = new URL(import.meta.url)
defineTeamCard(origin)
defineRecruitingTeams(origin)
defineNotificationBell(origin)
