import { readExample } from '@convoca/mocks'
import { Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { toastQueueAtom } from '../atoms/toasts.ts'
import { useRespondToCheckIn } from './useRespondToCheckIn.ts'

const openStore = mockApi()
const failure = { status: 500, code: 'INTERNAL_ERROR' } as const

/** Responds to a check-in of the signed-in player, and returns the toasts of it. */
async function respond(isConfirmed: boolean, fails = false) {
  const store = openStore(fails ? { fail: { answerCheckIn: failure } } : {})
  const [schedule] = readExample('listSchedules')
  const [own] = readExample('listCheckIns')
  if (!own || !schedule) throw new Error('the example has no check-in')
  let hook: ReturnType<typeof useRespondToCheckIn> | undefined
  function Probe() {
    hook = useRespondToCheckIn()
    return null
  }
  renderToString(
    <Provider store={store}>
      <Probe />
    </Provider>,
  )
  await hook?.respond(
    { teamId: schedule.team_id, scheduleId: schedule.id, checkInId: own.id, isConfirmed },
    'Treino tático',
  )
  return store.get(toastQueueAtom).toasts
}

test('declining the invitation to an event says so as documented', async () => {
  expect(await respond(false)).toMatchObject([
    { type: 'info', title: 'Convite recusado', message: 'Treino tático' },
  ])
})

test.each([
  [true, 'Não foi possível aceitar o convite'],
  [false, 'Não foi possível recusar o convite'],
])('a failed response (%s) says so as documented', async (isConfirmed, message) => {
  expect(await respond(isConfirmed, true)).toMatchObject([{ type: 'error', message }])
})
