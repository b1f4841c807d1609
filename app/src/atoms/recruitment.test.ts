import { override, readExample, toPage } from '@convoca/mocks'
import type { ErrorCode } from '@convoca/sdk/text'
import type { Atom } from 'jotai'
import { describe, expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import {
  deleteVacancyAtom,
  recruitmentAtom,
  saveVacancyAtom,
  switchVacancyAtom,
  toggleRecruitmentAtom,
  vacanciesAtom,
} from './recruitment.ts'
import { deleteSponsorAtom, sponsorsAtom, switchSponsorAtom } from './sponsors.ts'
import type { AppStore } from './store.ts'

const openStore = mockApi()

const { id: teamId } = readExample('readTeam')

/** Mounts a query atom until its data matches. */
async function mountUntil<T>(
  store: AppStore,
  query: Atom<{ data: T | undefined }>,
  matches = (_: T) => true,
) {
  const now = () => store.get(query).data
  return new Promise<T>((resolve) => {
    const check = () => {
      const data = now()
      if (data !== undefined && matches(data)) resolve(data)
    }
    store.sub(query, check)
    check()
  })
}

const failures: [string, 'network' | { status: number; code: ErrorCode }][] = [
  ['a server error', { status: 500, code: 'INTERNAL_ERROR' }],
  ['a lost connection', 'network'],
  ['a conflict', { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' }],
]

interface Change<T> {
  store: AppStore
  query: Atom<{ data: T | undefined }>
  call: () => Promise<unknown>
  changed: (data: T) => boolean
}

/** Waits for the optimistic update, then for its rollback. */
async function attempt<T>({ store, query, call, changed }: Change<T>) {
  const before = await mountUntil(store, query)
  const failed = call().then(
    () => null,
    (error: unknown) => error,
  )
  await mountUntil(store, query, changed)
  if ((await failed) === null) throw new Error('The call was meant to fail')
  return { before, after: await mountUntil(store, query, (one) => !changed(one)) }
}

describe.each(failures)('after %s', (_, failure) => {
  test('the recruitment switch rolls back', async () => {
    const store = openStore({ fail: { toggleRecruitment: failure } })
    const query = recruitmentAtom(teamId)
    const { is_recruiting: was } = await mountUntil(store, query)
    const recruited = await attempt({
      store,
      query,
      call: () => store.set(toggleRecruitmentAtom, { teamId, recruiting: !was }),
      changed: (one) => one.is_recruiting !== was,
    })
    expect(recruited.after).toEqual(recruited.before)
  })

  test('a switched vacancy rolls back, and a deleted one is restored', async () => {
    const store = openStore({ fail: { updateVacancy: failure, deleteVacancy: failure } })
    const query = recruitmentAtom(teamId)
    const vacancy = (await mountUntil(store, query)).vacancies[0]!
    const findVacancy = (one: { vacancies: readonly { id: string; is_active: boolean }[] }) =>
      one.vacancies.find(({ id }) => id === vacancy.id)
    const switched = await attempt({
      store,
      query,
      call: () => store.set(switchVacancyAtom, { vacancy, active: !vacancy.is_active }),
      changed: (one) => findVacancy(one)?.is_active !== vacancy.is_active,
    })
    expect(switched.after).toEqual(switched.before)
    const removed = await attempt({
      store,
      query,
      call: () => store.set(deleteVacancyAtom, vacancy),
      changed: (one) => findVacancy(one) === undefined,
    })
    expect(removed.after).toEqual(removed.before)
  })

  test('a switched sponsor rolls back, and a deleted one is restored', async () => {
    const store = openStore({ fail: { updateSponsor: failure, deleteSponsor: failure } })
    const query = sponsorsAtom(teamId)
    const sponsor = (await mountUntil(store, query)).data[0]!
    const findVacancy = (page: { data: readonly { id: string; is_active: boolean }[] }) =>
      page.data.find(({ id }) => id === sponsor.id)
    const hidden = await attempt({
      store,
      query,
      call: () => store.set(switchSponsorAtom, { sponsor, active: !sponsor.is_active }),
      changed: (page) => findVacancy(page)?.is_active !== sponsor.is_active,
    })
    expect(hidden.after).toEqual(hidden.before)
    const gone = await attempt({
      store,
      query,
      call: () => store.set(deleteSponsorAtom, sponsor),
      changed: (page) => findVacancy(page) === undefined,
    })
    expect(gone.after).toEqual(gone.before)
  })
})

test("a new vacancy refetches the team's list and the public one", async () => {
  const recruitment = readExample('readRecruitment')
  const [example] = recruitment.vacancies
  if (!example) throw new Error('the example has no vacancy')
  const store = openStore({
    overrides: [
      override('readRecruitment', () => recruitment),
      override('listVacancies', ({ input }) => toPage(recruitment.vacancies, input)),
      override('createVacancy', ({ input }) => {
        const made = { ...example, ...input.body, id: crypto.randomUUID() }
        recruitment.vacancies = [made]
        return made
      }),
    ],
  })
  const own = recruitmentAtom(teamId)
  const everybody = vacanciesAtom({ page: 1 })
  await mountUntil(store, own)
  await mountUntil(store, everybody)
  const title = 'Capitã do quinto mapa'
  await store.set(saveVacancyAtom, {
    teamId,
    vacancy: {
      title,
      position: 'Capitão',
      number_of_vacancies: 1,
      min_ranking: 0,
      description: 'Voz firme e paciência.',
      is_active: true,
    },
  })
  await mountUntil(store, own, (one) => one.vacancies.some((vacancy) => vacancy.title === title))
  const page = await mountUntil(store, everybody, ({ data }) => data[0]?.title === title)
  expect(page.total).toBe(1)
})
