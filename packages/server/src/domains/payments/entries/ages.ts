import { latestBirth } from '../../auth/rules.ts'
import { fullAge } from '../../users/rules.ts'

/** Who was born later is a minor, who never pays. */
export const getAdultBirth = (now: Date): string => latestBirth(fullAge, now)
