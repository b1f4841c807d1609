import { expect, test } from 'vitest'
import { createStorage } from '../../../test/memory-storage.ts'
import { mockApi } from '../../../test/mock-api.ts'
import { ensureUserAtom } from '../session.ts'
import { chatDraftsAtom } from './drafts.ts'

const createTab = mockApi()

/** Two tabs of one browser, which share what is stored. */
async function openTabs() {
  const storage = createStorage()
  const tabs = [createTab({ storage }), createTab({ storage })] as const
  for (const tab of tabs) await tab.set(ensureUserAtom)
  const openAgain = async () => {
    const tab = createTab({ storage })
    await tab.set(ensureUserAtom)
    return tab.get(chatDraftsAtom)
  }
  return { tabs, openAgain }
}

test('what is typed in two tabs into two conversations is there after a reload', async () => {
  const { tabs, openAgain } = await openTabs()
  const [one, other] = tabs
  one.set(chatDraftsAtom, 'c1', 'Chego às 20h')
  other.set(chatDraftsAtom, 'c2', 'Quem falta?')
  one.set(chatDraftsAtom, 'c1', 'Chego às 21h')
  expect(await openAgain()).toEqual({ c1: 'Chego às 21h', c2: 'Quem falta?' })
})

test('what one tab has sent does not come back by what another one writes', async () => {
  const { tabs, openAgain } = await openTabs()
  const [one, other] = tabs
  one.set(chatDraftsAtom, 'c1', 'Vamos?')
  expect(other.get(chatDraftsAtom)).toEqual({ c1: 'Vamos?' })
  other.set(chatDraftsAtom, 'c2', 'Oi')
  one.set(chatDraftsAtom, 'c1', '')
  other.set(chatDraftsAtom, 'c2', 'Oi, gente')
  expect(one.get(chatDraftsAtom)).toEqual({ c2: 'Oi, gente' })
  expect(await openAgain()).toEqual({ c2: 'Oi, gente' })
})

test('without a storage drafts live as long as the page', async () => {
  const tab = createTab()
  await tab.set(ensureUserAtom)
  tab.set(chatDraftsAtom, 'c1', 'Um')
  tab.set(chatDraftsAtom, 'c2', 'Dois')
  tab.set(chatDraftsAtom, 'c1', '')
  expect(tab.get(chatDraftsAtom)).toEqual({ c2: 'Dois' })
})
