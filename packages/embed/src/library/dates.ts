/** The library's `parseDate` for a script whose dates are of the server's own writing. */
export const parseDate = (iso: string | null | undefined): Date | undefined =>
  iso ? new Date(iso) : undefined
