import { describe, expect, it } from 'vitest'
import { completeTime, fromMomentText, shiftMoment, timeOptions, toMomentText } from './moment-text.ts'

describe('a moment as text', () => {
  it('is written as Brazilians write it', () =>
    expect(toMomentText('2026-11-24T20:05')).toEqual({ date: '24/11/2026', time: '20:05' }))

  it('is empty without a value', () => expect(toMomentText('')).toEqual({ date: '', time: '' }))

  it.each([
    ['24/11/2026', '20:05', '2026-11-24T20:05'],
    ['24/11/2026', '', ''],
    ['24/11/20', '20:05', ''],
    ['31/11/2026', '20:05', ''],
    ['24/11/2026', '24:00', ''],
    ['24/11/2026', '20:6', ''],
  ])('%s and %s are read as %j', (date, time, moment) => expect(fromMomentText({ date, time })).toBe(moment))

  it.each([
    ['20', '20:00'],
    ['20:', '20:00'],
    ['2', '2'],
    ['20:3', '20:3'],
    ['20:30', '20:30'],
  ])('an hour is full where no minutes were typed: %j becomes %j', (typed, time) =>
    expect(completeTime(typed)).toBe(time),
  )
})

describe('an end', () => {
  it('follows its start', () =>
    expect(shiftMoment('2026-11-24T22:00', '2026-11-24T20:00', '2026-11-30T23:30')).toBe('2026-12-01T01:30'))

  it('stays where it is incomplete', () =>
    expect(shiftMoment('', '2026-11-24T20:00', '2026-11-25T20:00')).toBe(''))
})

describe('the times offered', () => {
  it('are the half hours', () => {
    expect(timeOptions('20:00')).toHaveLength(48)
    expect(timeOptions('').slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  })

  it('contain the time that was typed, in its place', () => {
    const options = timeOptions('20:10')
    expect(options.slice(options.indexOf('20:00')).slice(0, 3)).toEqual(['20:00', '20:10', '20:30'])
  })
})
