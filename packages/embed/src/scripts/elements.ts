import { defineNotificationBell } from '../bell/define.ts'
import { defineRecruitingTeams } from '../recruiting-teams/define.ts'
import { defineTeamCard } from '../team-card/define.ts'
import { readScriptOrigin } from './origin.ts'

const origin = readScriptOrigin()
defineTeamCard(origin)
defineRecruitingTeams(origin)
defineNotificationBell(origin)
