import { definePlayerCard } from '../player-card/define.ts'
import { readScriptOrigin } from './origin.ts'

definePlayerCard(readScriptOrigin())
