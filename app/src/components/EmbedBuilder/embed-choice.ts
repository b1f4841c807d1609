/** The kinds that other sites can show: a team, a player, a championship's rounds, teams that recruit, an organiser's seal, the reader's notifications. */
export const embedKinds = ['team', 'player', 'bracket', 'recruiting', 'seal', 'bell'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** The form in which it is put on a page: by a script where the site takes one, from npm, else as a frame, a picture with a link, or a link alone. */
export type EmbedForm =
  | 'script'
  | 'module'
  | 'npm'
  | 'react'
  | 'iframe'
  | 'html'
  | 'markdown'
  | 'bbcode'
  | 'link'

/** Forms that differ in their notation only, the usual one first. */
export const formGroups = {
  script: ['script', 'module'],
  npm: ['npm', 'react'],
  iframe: ['iframe'],
  picture: ['html', 'markdown', 'bbcode'],
  link: ['link'],
} as const satisfies Record<string, readonly EmbedForm[]>
export type FormGroup = keyof typeof formGroups

/** A list and a bell have no page without a script. */
export const groupsOf: Readonly<Record<EmbedKind, readonly FormGroup[]>> = {
  team: ['script', 'npm', 'iframe', 'picture', 'link'],
  player: ['script', 'npm', 'iframe', 'picture', 'link'],
  bracket: ['script', 'npm', 'iframe', 'picture', 'link'],
  recruiting: ['script', 'npm'],
  seal: ['script', 'npm', 'iframe', 'picture', 'link'],
  bell: ['script', 'npm'],
}

export const toGroup = (form: EmbedForm): FormGroup =>
  (Object.keys(formGroups) as FormGroup[]).find((group) =>
    (formGroups[group] as readonly EmbedForm[]).includes(form),
  ) ?? 'script'

/** `site` follows the page's own colours; a frame and a picture cannot know them. */
export type EmbedTheme = 'dark' | 'light' | 'site'

export const embedParts = ['next', 'results', 'members', 'button'] as const
export type EmbedPart = (typeof embedParts)[number]

export interface EmbedChoice {
  kind: EmbedKind
  form: EmbedForm
  theme: EmbedTheme
  /** `#rrggbb`; undefined keeps Convoca's. */
  accent: string | undefined
  /** The team's tag, in capitals. */
  tag: string
  /** The nick of the player, or of the organiser. */
  nick: string
  /** Greatest width of a card in px; undefined is the greatest that it takes. */
  width: number | undefined
  parts: readonly EmbedPart[]
  /** The last part of the championship's address. */
  championship: string
  /** The height of the place for the rounds in px. */
  height: number
  /** Name of the game whose teams are listed; empty for all. */
  game: string
  /** Position whose vacancies are listed, empty for those of all; undefined for teams. */
  position: string | undefined
  /** Teams in the list. */
  limit: number
  /** Key of the site with the bell; empty where there is none yet. */
  site: string
}

/** The accent where none is chosen. */
export const convocaAccent = '#bdee63'
/** The height of the element where the code does not say it. */
export const usualHeight = 390
export const usualLimit = 5

export const firstChoice: EmbedChoice = {
  kind: 'team',
  form: 'script',
  theme: 'dark',
  accent: convocaAccent,
  tag: '',
  nick: '',
  width: 360,
  parts: embedParts,
  championship: '',
  height: usualHeight,
  game: '',
  position: undefined,
  limit: usualLimit,
  site: '',
}

export const isTeamTag = (tag: string): boolean => /^[A-Z0-9]{2,5}$/.test(tag)
export const isNick = (nick: string): boolean => /^[A-Za-z0-9_-]{3,20}$/.test(nick)
export const isChampionshipUrl = (url: string): boolean => /^[a-z0-9-]{1,100}$/.test(url)

/** Whether it names something to show. */
export function isComplete({ kind, tag, nick, championship }: EmbedChoice): boolean {
  if (kind === 'team') return isTeamTag(tag)
  if (kind === 'player' || kind === 'seal') return isNick(nick)
  return kind !== 'bracket' || isChampionshipUrl(championship)
}

/** Another kind keeps what it has in common: the form only where it has it. */
export const withKind = (choice: EmbedChoice, kind: EmbedKind): EmbedChoice => ({
  ...choice,
  kind,
  form: groupsOf[kind].includes(toGroup(choice.form)) ? choice.form : 'script',
})
