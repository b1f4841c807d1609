import { format } from 'date-fns'

/** The value of a form's moment, in the reader's time zone. */
export const toFieldText = (at: Date | string) => format(at, "yyyy-MM-dd'T'HH:mm")
