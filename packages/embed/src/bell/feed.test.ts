import { expect, test } from 'vitest'
import { Feed } from './feed.ts'
import type { Notification } from './notification.ts'

const notification = (id: string): Notification => ({
  id,
  type: 'TEAM_JOIN',
  title: id,
  body: '',
  isRead: false,
  createAt: null,
  teamId: null,
  inviteId: null,
  scheduleId: null,
  checkInId: null,
})

/** A feed whose reads are answered by hand, each with the list of unread notifications. */
function createFeed() {
  const reads: ((ids: string[]) => void)[] = []
  let pending: Promise<string[]>
  const feed = new Feed(async <Body>(path: string) => {
    const isPage = path.includes('all-platform')
    if (isPage) pending = new Promise((resolve) => reads.push(resolve))
    const listed = (await pending).map(notification)
    return (isPage ? { data: listed } : listed) as Body
  })
  return { feed, reads }
}

const ids = ({ notifications }: Feed) => notifications.map(({ id }) => id)

test('what arrives while the list is read stays, and the list is read again', async () => {
  const { feed, reads } = createFeed()
  const reading = feed.read()
  expect(feed.add(notification('new'))).toBe(true)
  reads[0]?.(['old'])
  await expect.poll(() => reads.length).toBe(2)
  expect([ids(feed), feed.unread]).toEqual([['new'], 1])
  reads[1]?.(['new', 'old'])
  expect(await reading).toBe(true)
  expect([ids(feed), feed.unread]).toEqual([['new', 'old'], 2])
})

test('the answer of an earlier read is not shown after that of a later one', async () => {
  const { feed, reads } = createFeed()
  const first = feed.read()
  const second = feed.read()
  reads[1]?.([])
  expect(await second).toBe(true)
  reads[0]?.(['old'])
  expect(await first).toBe(false)
  expect([ids(feed), feed.unread]).toEqual([[], 0])
})

test('what is listed is not added again', async () => {
  const { feed } = createFeed()
  feed.add(notification('a'))
  expect(feed.add(notification('a'))).toBe(false)
  expect(feed.unread).toBe(1)
})
