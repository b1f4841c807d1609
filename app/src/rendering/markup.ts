import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** The mark that `renderToString` leaves in place of a part that the browser has to render. */
const LEFT_OUT = /<!--\$[!?]-->/

/** Renders in half the time of a stream; null if a part waits for something, or cannot be rendered. */
function renderAtOnce(element: ReactNode): string | null {
  try {
    const html = renderToString(element)
    return LEFT_OUT.test(html) ? null : html
  } catch {
    return null
  }
}

/** Waits for every part, and rejects where one cannot be rendered. */
async function renderByStream(element: ReactNode): Promise<string> {
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

/** The whole markup of an element, in one piece. Rejects where a part cannot be rendered. */
export async function renderToMarkup(element: ReactNode): Promise<string> {
  return renderAtOnce(element) ?? renderByStream(element)
}
