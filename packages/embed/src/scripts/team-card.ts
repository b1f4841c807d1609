import { defineTeamCard } from '../team-card/define.ts'
import { readScriptOrigin } from './origin.ts'

defineTeamCard(readScriptOrigin())
