import { defineRecruitingTeams } from '../recruiting-teams/define.ts'

defineRecruitingTeams(new URL(import.meta.url).origin)
