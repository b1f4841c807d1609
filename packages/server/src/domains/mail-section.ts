/** A list under a heading. */
export interface MailSection {
  title: string
  lines: readonly string[]
}
