import { afterEach, beforeEach, expect, vi } from 'vitest'

const spies = { error: vi.fn(), warn: vi.fn() }

beforeEach(() => {
  spies.error = vi.spyOn(console, 'error')
  spies.warn = vi.spyOn(console, 'warn')
})

/** What React, the browser's parts or the mocks complain of is a defect of the story. */
afterEach(() => {
  const said = { errors: spies.error.mock.calls, warnings: spies.warn.mock.calls }
  spies.error.mockRestore()
  spies.warn.mockRestore()
  expect(said).toEqual({ errors: [], warnings: [] })
})
