import { createHandlers } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { expect, waitFor } from 'storybook/test'

type Operation = keyof NonNullable<MockOptions['fail']>

/** Before a story: the API is mocked as its parameters say. */
export function mocked({ msw, parameters }: Pick<Played, 'msw'> & { parameters: { mock?: MockOptions } }) {
  msw.use(...createHandlers(parameters.mock))
}

/** The parameters of a story in which these calls meet a cut connection. */
export const cut = (...operations: Operation[]) => ({
  mock: { fail: Object.fromEntries(operations.map((operation) => [operation, 'network'])) },
})

/** The parameters of a story in which these calls never come to an end. */
export const slow = (...operations: Operation[]) => ({
  mock: { delay: Object.fromEntries(operations.map((operation) => [operation, 'infinite'])) },
})

interface Played {
  canvas: {
    findAllByRole: (role: string, options: { name: string }) => Promise<HTMLElement[]>
    queryByRole: (role: string, options: { name: string }) => HTMLElement | null
  }
  userEvent: { click: (element: Element) => Promise<void> }
  msw: { use: (...handlers: ReturnType<typeof createHandlers>) => void }
}

const retry = { name: 'Tentar de novo' }

/** Sees that what could not be read says why and offers another try, and that it works once the connection is back. */
export async function seesRetry({ canvas, userEvent, msw }: Played, places = 1) {
  await waitFor(async () => expect(await canvas.findAllByRole('button', retry)).toHaveLength(places))
  for (const button of await canvas.findAllByRole('button', retry))
    await expect(button.closest('[role="alert"]')).toHaveTextContent(
      'Problema de conexão. Verifique sua internet.',
    )
  msw.use(...createHandlers())
  for (const button of await canvas.findAllByRole('button', retry)) await userEvent.click(button)
  await waitFor(() => expect(canvas.queryByRole('button', retry)).toBeNull())
}
