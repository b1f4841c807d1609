import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * The whole markup of an element, in one piece. Unlike `renderToString` it rejects where a part cannot be rendered,
 * instead of leaving that part to the browser.
 */
export async function renderToMarkup(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(element, {
    // Larger parts would come after the page, to be moved into their place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  if (errors.length > 0) throw errors[0]
  return new Response(stream).text()
}
