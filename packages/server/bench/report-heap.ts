import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Preloaded into a server that is measured: on SIGUSR2 it collects garbage, and prints what is left. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  // Each collection may free what kept other objects alive for the next one.
  for (let round = 0; round < 3; round += 1) collect()
  const { heapUsed: heap, rss: resident } = process.memoryUsage()
  console.log(JSON.stringify({ heap, resident }))
})
