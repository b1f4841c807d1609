import { createHandlers, toPage } from '@convoca/mocks'
import type { MockOptions, Overrides } from '@convoca/mocks'
import { expect, waitFor } from 'storybook/test'

type Operation = keyof NonNullable<MockOptions['fail']>

type StoryContext = Pick<PlayContext, 'msw'> & { parameters: { mock?: MockOptions } }

/** Mocks the API with the options in `parameters.mock`, in `beforeEach`. */
export function mockApiForStory({ msw, parameters }: StoryContext) {
  msw.use(...createHandlers(parameters.mock))
}

/**
 * Mocks the API in `beforeEach` with answers that remember, which are made anew for each run of the story.
 */
export const mockApiWith =
  (createOverrides: () => readonly Overrides[]) =>
  ({ msw, parameters }: StoryContext) =>
    mockApiForStory({ msw, parameters: { mock: { ...parameters.mock, overrides: createOverrides() } } })

/** Story parameters under which these operations answer what `override` says. */
export const answering = (...overrides: readonly Overrides[]) => ({ mock: { overrides } })

/** A page of a list without anything. */
export const emptyPage = toPage([], { limit: 10 })

/** Story parameters under which these operations fail with a network error. */
export const offline = (...operations: Operation[]) => ({
  mock: { fail: Object.fromEntries(operations.map((operation) => [operation, 'network'])) },
})

/** Story parameters under which these operations stay pending. */
export const neverResolving = (...operations: Operation[]) => ({
  mock: { delay: Object.fromEntries(operations.map((operation) => [operation, 'infinite'])) },
})

interface PlayContext {
  canvas: {
    findAllByRole: (role: string, options: { name: string }) => Promise<HTMLElement[]>
    queryByRole: (role: string, options: { name: string }) => HTMLElement | null
  }
  userEvent: { click: (element: Element) => Promise<void> }
  msw: { use: (...handlers: ReturnType<typeof createHandlers>) => void }
}

const retry = { name: 'Tentar de novo' }

/** Expects a failed query to show its error with a retry, and the retry to work once the connection is back. */
export async function expectRetry({ canvas, userEvent, msw }: PlayContext, count = 1) {
  await waitFor(async () => expect(await canvas.findAllByRole('button', retry)).toHaveLength(count))
  for (const button of await canvas.findAllByRole('button', retry))
    await expect(button.closest('[role="alert"]')).toHaveTextContent(
      'Problema de conexão. Verifique sua internet.',
    )
  msw.use(...createHandlers())
  for (const button of await canvas.findAllByRole('button', retry)) await userEvent.click(button)
  await waitFor(() => expect(canvas.queryByRole('button', retry)).toBeNull())
}
