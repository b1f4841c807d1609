import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventLoopQueue } from './event-loop-queue.ts'

test('each iteration of the event loop has one turn, in the order of the calls', async () => {
  const takeTurn = createEventLoopQueue()
  const taken: number[] = []
  const turns = [0, 1, 2].map(async (index) => {
    await takeTurn()
    taken.push(index)
  })
  const seen: number[][] = []
  while (taken.length < turns.length) {
    await setImmediate()
    seen.push([...taken])
  }
  for (const [index, now] of seen.entries()) {
    expect(now.length - (seen[index - 1]?.length ?? 0)).toBeLessThanOrEqual(1)
  }
  expect(taken).toEqual([0, 1, 2])
})
