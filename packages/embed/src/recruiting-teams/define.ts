import { defineOnce } from '../element/define.ts'
import { RecruitingTeamsElement } from './recruiting-teams-element.ts'

/** Defines `<convoca-recruiting-teams>`; `origin` is the server's, for elements without an attribute of that name. */
export function defineRecruitingTeams(origin?: string): void {
  defineOnce('convoca-recruiting-teams', RecruitingTeamsElement, origin)
}
