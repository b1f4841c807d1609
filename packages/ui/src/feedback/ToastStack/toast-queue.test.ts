import { describe, expect, it } from 'vitest'
import { emptyToastQueue, toastQueue, type Toast, type ToastAction, type ToastQueue } from './toast-queue.ts'

function toast(id: string, createdAt = 0, duration = 5000): Toast {
  return { id, title: id, type: 'success', duration, createdAt }
}

function after(...actions: ToastAction[]): ToastQueue {
  return actions.reduce(toastQueue, emptyToastQueue)
}

const ids = (queue: ToastQueue) => queue.toasts.map(({ id }) => id)
const add = (id: string, createdAt?: number, duration?: number): ToastAction => ({
  type: 'add',
  toast: toast(id, createdAt, duration),
})

describe('the toast queue', () => {
  it('puts a new toast in front', () => {
    expect(ids(after(add('a'), add('b')))).toEqual(['b', 'a'])
  })

  it('keeps five toasts and drops the oldest', () => {
    expect(ids(after(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => add(id))))).toEqual([
      'f',
      'e',
      'd',
      'c',
      'b',
    ])
  })

  it('replaces a toast that comes again, in front', () => {
    expect(ids(after(add('a'), add('b'), add('a')))).toEqual(['a', 'b'])
  })

  it('drops at a sweep those whose duration is over, and only those', () => {
    const queue = after(add('long', 0, 6000), add('short', 0, 5000))
    expect(ids(toastQueue(queue, { type: 'sweep', now: 4999 }))).toEqual(['short', 'long'])
    expect(ids(toastQueue(queue, { type: 'sweep', now: 5000 }))).toEqual(['long'])
  })

  it('is the same object after a sweep that drops nothing', () => {
    const queue = after(add('a'))
    expect(toastQueue(queue, { type: 'sweep', now: 1000 })).toBe(queue)
  })

  it('dismisses by id', () => {
    expect(ids(after(add('a'), add('b'), { type: 'dismiss', id: 'b' }))).toEqual(['a'])
  })

  it('drops nothing while paused', () => {
    const queue = after(add('a'), { type: 'pause', now: 1000 }, { type: 'sweep', now: 60_000 })
    expect(ids(queue)).toEqual(['a'])
  })

  it('does not count paused time', () => {
    const queue = after(add('a'), { type: 'pause', now: 1000 }, { type: 'resume', now: 11_000 })
    expect(ids(toastQueue(queue, { type: 'sweep', now: 14_999 }))).toEqual(['a'])
    expect(ids(toastQueue(queue, { type: 'sweep', now: 15_000 }))).toEqual([])
  })

  it('gives a toast that arrived during a pause only its duration after it', () => {
    const queue = after({ type: 'pause', now: 0 }, add('a', 8000), { type: 'resume', now: 10_000 })
    expect(ids(toastQueue(queue, { type: 'sweep', now: 14_999 }))).toEqual(['a'])
    expect(ids(toastQueue(queue, { type: 'sweep', now: 15_000 }))).toEqual([])
  })

  it('keeps the first moment when paused twice', () => {
    const queue = after(add('a'), { type: 'pause', now: 1000 }, { type: 'pause', now: 4000 })
    expect(queue.pausedAt).toBe(1000)
  })
})
