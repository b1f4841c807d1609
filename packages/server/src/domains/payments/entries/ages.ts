import { latestBirth } from '../../auth/rules.ts'
import { fullAge } from '../../users/rules.ts'

/** The birth date after which somebody is a minor, who never pays. */
export const getAdultBirth = (now: Date): string => latestBirth(fullAge, now)
