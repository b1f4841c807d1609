import { definePlayerCard } from '../player-card/define.ts'

definePlayerCard(new URL(import.meta.url).origin)
