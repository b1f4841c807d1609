import { defineOrganizerSeal } from '../organizer-seal/define.ts'

defineOrganizerSeal(new URL(import.meta.url).origin)
