import { defineOrganizerSeal } from '../organizer-seal/define.ts'
import { readScriptOrigin } from './origin.ts'

defineOrganizerSeal(readScriptOrigin())
