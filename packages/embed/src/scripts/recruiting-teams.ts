import { defineRecruitingTeams } from '../recruiting-teams/define.ts'
import { readScriptOrigin } from './origin.ts'

defineRecruitingTeams(readScriptOrigin())
