const timeZone = 'America/Sao_Paulo'
const parts = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The zone whose time the server writes: texts are stored, and their readers may live elsewhere. */
const zone = '(horário de Brasília)'

function readParts(at: Date) {
  const values = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes): string => values.get(type) ?? ''
  const [hour, minute] = [Number(part('hour')), part('minute')]
  // Zero hora and uma hora are singular.
  const time = `${hour < 2 ? 'à' : 'às'} ${hour}h${minute === '00' ? '' : minute}`
  return { weekday: part('weekday'), moment: `${part('weekday')}, ${part('day')}/${part('month')}, ${time}` }
}

/** `sábado, 05/12, às 20h30`, in a text that says whose time it is. */
export const formatMomentShort = (at: Date): string => readParts(at).moment

/** `sábado, 05/12, às 20h30 (horário de Brasília)` */
export const formatMoment = (at: Date): string => `${readParts(at).moment} ${zone}`

/** `no sábado, 05/12, às 20h30 (horário de Brasília)` */
export function formatOnMoment(at: Date): string {
  const { weekday, moment } = readParts(at)
  return `${weekday.endsWith('feira') ? 'na' : 'no'} ${moment} ${zone}`
}

const long = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long', timeStyle: 'short' })

/** `5 de dezembro de 2026 às 20:30 (horário de Brasília)`, of something that has a year. */
export const formatLongMoment = (at: Date): string => `${long.format(at)} ${zone}`

const short = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** `05/12 - 20:30`, where a picture has no place for more. */
export const formatDrawnMoment = (at: Date): string => short.format(at).replace(', ', ' - ')
