export type { EnglishTexts } from './english-texts.ts'
/** The English texts of every component, by its name: `<TeamCard texts={en.TeamCard} … />`. */
export * as en from './by-component.ts'
