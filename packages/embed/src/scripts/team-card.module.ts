import { defineTeamCard } from '../team-card/define.ts'

defineTeamCard(new URL(import.meta.url).origin)
