import { expect, test } from 'vitest'
import { toPlayerItem } from './player.ts'

test('a player is listed and chosen by name, with the nick below', () => {
  const player = { id: '1', nick: 'ana_bia', name: 'Ana Beatriz Lima', files: [] }
  expect(toPlayerItem(player)).toEqual({
    id: '1',
    name: 'Ana Beatriz Lima',
    detail: 'ana_bia',
    picture: null,
  })
})
