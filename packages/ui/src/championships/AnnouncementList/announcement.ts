import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'

/** An announcement of the organisers of a championship. */
export interface AnnouncementItem {
  id: string
  title: string
  /** Plain text; line breaks are kept. */
  body: string
  /** Absent once the account was erased. */
  author?: string | undefined
  /** ISO 8601. */
  createdAt: string
}

export const announcementListTexts = {
  /** Shows the older ones. */
  more: (count: number): string => (count === 1 ? 'Mostrar o anterior' : `Mostrar os ${count} anteriores`),
  when: formatDayAndTime,
  removeOf: (title: string) => `Excluir o aviso: ${title}`,
}
