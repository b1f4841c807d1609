import { toIsoMinute } from '@convoca/ui/app'

/** The value of a form's moment, in the reader's time zone. */
export const toFieldText = (at: Date | string) => toIsoMinute(new Date(at))
