import { beforeEach, describe, expect, test } from 'vitest'
import type { LoginLimits } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { createLoginLimits } from './login-limits.ts'

let time: number
let limits: LoginLimits
beforeEach(() => {
  time = Date.UTC(2026, 10, 20)
  limits = createLoginLimits({ enabled: true, now: () => new Date(time) })
})

/** Seconds to wait, 0 when the attempt is let through. */
function wait(account: string, address: string): number {
  try {
    limits.refuseWhileBackingOff(account, address)
    return 0
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED')
      return error.retryAfterSeconds ?? Number.NaN
    throw error
  }
}

function failTimes(times: number, account: string, address: string): void {
  for (let attempt = 0; attempt < times; attempt += 1) limits.countFailure(account, address)
}

describe('the back-off after wrong passwords', () => {
  test('lets a person mistype a few times', () => {
    failTimes(4, 'ana@convoca.example', '192.0.2.1')
    expect(wait('ana@convoca.example', '192.0.2.1')).toBe(0)
  })

  test('doubles with every failure and never exceeds a quarter of an hour', () => {
    failTimes(5, 'ana@convoca.example', '192.0.2.1')
    const waits = [wait('ana@convoca.example', '192.0.2.1')]
    for (let more = 0; more < 20; more += 1) {
      limits.countFailure('ana@convoca.example', '192.0.2.1')
      waits.push(wait('ana@convoca.example', '192.0.2.1'))
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8])
    expect(Math.max(...waits)).toBe(900)
  })

  test('ends by itself', () => {
    failTimes(8, 'ana@convoca.example', '192.0.2.1')
    time += wait('ana@convoca.example', '192.0.2.1') * 1000
    expect(wait('ana@convoca.example', '192.0.2.1')).toBe(0)
  })

  test('counts one account whatever the case', () => {
    failTimes(6, 'ANA@convoca.example', '192.0.2.1')
    expect(wait('ana@Convoca.example', '192.0.2.1')).toBeGreaterThan(0)
  })

  test('keeps nobody out of an account that somebody else attacks from elsewhere for more than half a minute', () => {
    failTimes(10, 'ana@convoca.example', '198.51.100.7')
    expect(wait('ana@convoca.example', '192.0.2.1')).toBe(0)
    for (let address = 0; address < 200; address += 1)
      limits.countFailure('ana@convoca.example', `198.51.100.${address}`)
    expect(wait('ana@convoca.example', '192.0.2.1')).toBe(30)
  })

  test('is forgotten after a right password', () => {
    failTimes(9, 'ana@convoca.example', '192.0.2.1')
    limits.clearFailures('ana@convoca.example', '192.0.2.1')
    expect(wait('ana@convoca.example', '192.0.2.1')).toBe(0)
  })
})
