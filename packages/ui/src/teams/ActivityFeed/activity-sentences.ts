import { rosterLabels, teamRoleLabels, type TeamRole } from '../team-roles.ts'
import type { ActivityPerson, TeamActivity, TeamActivityKind } from './activity.ts'

/**
 * A sentence with places `{actor}`, `{subject}`, `{role}` and `{target}`. What is in brackets is left out where
 * one of its places has nothing to say.
 */
export type ActivitySentences = Readonly<Record<TeamActivityKind | ApplicationResponse, string>>

/** Sentences for an application that was accepted, declined or withdrawn. */
type ApplicationResponse = 'APPLICATION_ACCEPTED' | 'APPLICATION_DECLINED' | 'APPLICATION_WITHDRAWN'

export const activitySentences: ActivitySentences = {
  TEAM_CREATED: '{actor} criou o time',
  TEAM_UPDATED: '{actor} atualizou o time[: {target}]',
  MEMBER_INVITED: '{actor} convidou {subject}[ como {role}]',
  MEMBER_JOINED: '{actor} entrou no time[ como {role}]',
  MEMBER_LEFT: '{actor} saiu do time',
  MEMBER_REMOVED: '{actor} removeu {subject} do time',
  ROLE_CHANGED: '{actor} mudou a função de {subject}[ para {role}]',
  ROSTER_CHANGED: '{actor} mudou a escalação de {subject}[ para {target}]',
  INVITATION_DECLINED: '{actor} recusou o convite para o time',
  INVITATION_CANCELLED: '{actor} cancelou o convite de {subject}',
  APPLICATION_RECEIVED: '{actor} se candidatou ao time',
  APPLICATION_ACCEPTED: '{actor} aceitou a candidatura de {subject}[ como {role}]',
  APPLICATION_DECLINED: '{actor} recusou a candidatura de {subject}',
  APPLICATION_WITHDRAWN: '{actor} retirou a candidatura',
  RECRUITMENT_CHANGED: '{actor} mudou o recrutamento[: {target}]',
  ACHIEVEMENT_ADDED: '{actor} registrou a conquista[ {target}]',
  COMMUNICATION_SENT: '{actor} publicou o comunicado[ {target}]',
  COMMUNICATION_UPDATED: '{actor} editou o comunicado[ {target}]',
  COMMUNICATION_DELETED: '{actor} excluiu o comunicado[ {target}]',
  SPONSOR_ADDED: '{actor} adicionou o patrocinador[ {target}]',
  SCHEDULE_CREATED: '{actor} marcou na agenda[: {target}]',
  SCHEDULE_UPDATED: '{actor} mudou na agenda[: {target}]',
  SCHEDULE_DELETED: '{actor} desmarcou da agenda[: {target}]',
  PICTURE_CHANGED: '{actor} trocou[ {target}]',
}

export interface ActivityNames {
  /** Stands for an actor whose account is gone. */
  someone: string
  /** The meanings of a target's codes: roster statuses, pictures. */
  targets: Readonly<Record<string, string>>
  roles: Readonly<Record<TeamRole, string>>
}

export const activityNames: ActivityNames = {
  someone: 'Alguém',
  targets: {
    ...rosterLabels,
    TEAM_PROFILE_PHOTO: 'o logo',
    TEAM_BANNER_PHOTO: 'o banner',
  },
  roles: teamRoleLabels,
}

/** A part of a sentence: plain text, a person or a name. */
export interface SentencePart {
  text: string
  of?: 'actor' | 'subject' | 'role' | 'target'
  href?: string
}

const place = /\{(actor|subject|role|target)\}/

function personPart(of: 'actor' | 'subject', person: ActivityPerson | null | undefined, text: string) {
  return { of, text: person?.nick ?? text, ...(person?.href === undefined ? {} : { href: person.href }) }
}

function valuesOf(activity: TeamActivity, names: ActivityNames): Record<string, SentencePart | undefined> {
  const { actor, subject, role, target } = activity
  const named = target == null ? undefined : (names.targets[target] ?? target)
  return {
    // The subject acted if there is no actor: someone applied.
    actor: personPart('actor', actor ?? subject, names.someone),
    subject: personPart('subject', subject, named ?? names.someone.toLowerCase()),
    role: role == null ? undefined : { of: 'role', text: names.roles[role] },
    target: named === undefined ? undefined : { of: 'target', text: named },
  }
}

/** The player responds to an invitation and the team cancels it; for an application it is the other way round. */
function sentenceOf({ kind, actor, subject, target }: TeamActivity): keyof ActivitySentences {
  if (kind === 'INVITATION_CANCELLED' && actor && !subject && target === actor.nick)
    return 'APPLICATION_WITHDRAWN'
  if (!actor || !subject) return kind
  if (kind === 'MEMBER_JOINED') return 'APPLICATION_ACCEPTED'
  return kind === 'INVITATION_DECLINED' ? 'APPLICATION_DECLINED' : kind
}

/** The sentence of an activity, split where it names someone or something. */
export function activitySentence(
  activity: TeamActivity,
  sentences: ActivitySentences = activitySentences,
  names: ActivityNames = activityNames,
): SentencePart[] {
  const values = valuesOf(activity, names)
  const template = sentences[sentenceOf(activity)].replaceAll(/\[([^\]]*)\]/g, (_all, optional: string) =>
    values[place.exec(optional)?.[1] ?? ''] === undefined ? '' : optional,
  )
  return template
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => values[place.exec(piece)?.[1] ?? ''] ?? { text: piece })
}
