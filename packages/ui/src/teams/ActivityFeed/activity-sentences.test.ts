import { expect, test } from 'vitest'
import type { TeamActivity } from './activity.ts'
import { activitySentence, activitySentences } from './activity-sentences.ts'

const ana = { id: '1', nick: 'ana_sp', href: '/pro/ana_sp' }
const bruno = { id: '2', nick: 'bruno_onca' }
const base: TeamActivity = { id: 'a', kind: 'TEAM_CREATED', actor: ana, createdAt: '2026-11-20T22:00:00Z' }

const sentenceFor = (activity: Partial<TeamActivity>) =>
  activitySentence({ ...base, ...activity })
    .map((part) => part.text)
    .join('')

test.each<[Partial<TeamActivity>, string]>([
  [{}, 'ana_sp criou o time'],
  [
    { kind: 'ROLE_CHANGED', subject: bruno, role: 'CAPTAIN', target: 'bruno_onca' },
    'ana_sp mudou a função de bruno_onca para Capitão',
  ],
  [
    { kind: 'ROSTER_CHANGED', subject: bruno, target: 'STARTER' },
    'ana_sp mudou a escalação de bruno_onca para Titular',
  ],
  [{ kind: 'MEMBER_INVITED', subject: bruno }, 'ana_sp convidou bruno_onca'],
  [{ kind: 'MEMBER_REMOVED', subject: null, target: 'Antigo' }, 'ana_sp removeu Antigo do time'],
  [{ kind: 'PICTURE_CHANGED', target: 'TEAM_BANNER_PHOTO' }, 'ana_sp trocou o banner'],
  [{ kind: 'COMMUNICATION_DELETED', target: 'Treino' }, 'ana_sp excluiu o comunicado Treino'],
  [{ kind: 'SCHEDULE_UPDATED', target: 'Scrim' }, 'ana_sp mudou na agenda: Scrim'],
  [{ kind: 'SCHEDULE_DELETED', target: 'Scrim' }, 'ana_sp desmarcou da agenda: Scrim'],
  [{ kind: 'MEMBER_LEFT', actor: null }, 'Alguém saiu do time'],
  [{ kind: 'APPLICATION_RECEIVED', actor: null, subject: bruno }, 'bruno_onca se candidatou ao time'],
  [{ kind: 'MEMBER_JOINED', role: 'PLAYER' }, 'ana_sp entrou no time como Jogador'],
  [{ kind: 'MEMBER_JOINED', subject: bruno }, 'ana_sp aceitou a candidatura de bruno_onca'],
  [{ kind: 'MEMBER_JOINED', actor: null, subject: bruno }, 'bruno_onca entrou no time'],
  [{ kind: 'INVITATION_CANCELLED', target: 'ana_sp' }, 'ana_sp retirou a candidatura'],
  [{ kind: 'INVITATION_DECLINED', subject: bruno }, 'ana_sp recusou a candidatura de bruno_onca'],
  [{ kind: 'TEAM_UPDATED', target: 'Café {role} [x]' }, 'ana_sp atualizou o time: Café {role} [x]'],
])('%o reads as a sentence', (activity, sentence) => {
  expect(sentenceFor(activity)).toBe(sentence)
})

test('splits names from text, with the address of their profile', () => {
  const parts = activitySentence({ ...base, kind: 'MEMBER_INVITED', subject: bruno, role: 'COACH' })
  expect(parts).toEqual([
    { of: 'actor', text: 'ana_sp', href: '/pro/ana_sp' },
    { text: ' convidou ' },
    { of: 'subject', text: 'bruno_onca' },
    { text: ' como ' },
    { of: 'role', text: 'Treinador' },
  ])
})

test('has a sentence of every kind that names who acted', () => {
  for (const sentence of Object.values(activitySentences)) expect(sentence).toMatch(/^\{actor\} /)
})
