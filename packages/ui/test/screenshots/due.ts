type Variant = 'dark' | 'light' | 'phone'

/** Components that have another layout on a phone. */
const onPhones = [
  'championships-bracket',
  'championships-championshipcard',
  'championships-championshipheader',
  'championships-matchheader',
  'championships-registrationpanel',
  'chat-chatpanel',
  'chat-composer',
  'chat-messagelist',
  'dashboard-nexteventhero',
  'dashboard-weekstrip',
  'feedback-confirmdialog',
  'feedback-toaststack',
  'forms-loginform',
  'forms-profileform',
  'forms-registerform',
  'media-imageuploader',
  'notifications-notificationbell',
  'notifications-notificationlist',
  'players-playercard',
  'players-playerpicker',
  'players-profileheader',
  'primitives-pageheader',
  'primitives-tabs',
  'schedule-schedulecalendar',
  'shell-appshell',
  'shell-commandpalette',
  'shell-footer',
  'shell-topbar',
  'teams-membertable',
  'teams-teamcard',
  'teams-teamfilters',
  'teams-teamheader',
  'teams-teamsettingsform',
  'teams-teamwizard',
  'teams-vacancycard',
]

const ids: Record<Variant, RegExp> = {
  dark: /^(?:(?:flows|embeds)-.*|.*--examples)$/,
  light: /^$/,
  phone: new RegExp(`^(?:${onPhones.join('|')})--default$`),
}

/**
 * Whether a story has a screenshot of this kind: the overview of each component and every flow in dark, the components above on a
 * phone, and what asks for one by a tag. What others look like is held by their assertions and by axe.
 */
export function isScreenshotDue(id: string, tags: readonly string[], variant: Variant): boolean {
  return ids[variant].test(id) || tags.includes(`screenshot-${variant}`)
}
