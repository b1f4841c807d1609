import { countStatuses, owner, withTarget } from './target.ts'

const REQUESTS = 30
const SIZE = 175_000

function unknownFields(size: number): string {
  const fields: string[] = []
  for (let length = 0; length < size; length += fields.at(-1)?.length ?? 0)
    fields.push(`,"${fields.length}":0`)
  return fields.join('')
}

/** The duration of a log-in that is refused for its body alone. */
await withTarget(async ({ post }) => {
  const measure = async (what: string, body: string): Promise<void> => {
    const responses = []
    for (let count = 0; count < REQUESTS; count += 1) responses.push(await post('/auth/login', { body }))
    const times = responses.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
    const [median, longest] = [times[Math.floor(REQUESTS / 2)] ?? 0, times.at(-1) ?? 0]
    console.log(
      `${what}, ${Math.round(body.length / 1000)} kB: ${countStatuses(responses)}, ` +
        `median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
    )
  }
  const credentials = JSON.stringify({ email: owner.email, password: owner.password }).slice(0, -1)
  await measure('unknown fields', `${credentials}${unknownFields(SIZE)}}`)
  await measure('unknown fields instead of the known', `{"":0${unknownFields(SIZE)}}`)
  await measure('unknown fields', `${credentials}${unknownFields(15_000)}}`)
})
