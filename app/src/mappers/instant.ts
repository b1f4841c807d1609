const format = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A day and a time of it, where the reader is: for what the server does not render. */
export const formatInstant = (iso: string): string => format.format(new Date(iso))
