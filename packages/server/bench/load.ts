import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** A closed loop of keep-alive connections in a thread of its own, so that it does not share the server's. */
interface Load {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

const load: Load = workerData
const agent = new Agent({ keepAlive: true, maxSockets: load.connections })

function once(): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(load.url, { agent, headers: load.headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${load.url} answered ${response.statusCode ?? 0}`))
      response.resume()
      response.on('end', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}

const end = performance.now() + load.seconds * 1000
let done = 0

async function client(): Promise<void> {
  while (performance.now() < end) {
    await once()
    done += 1
  }
}

await Promise.all(Array.from({ length: load.connections }, client))
agent.destroy()
parentPort?.postMessage(done / load.seconds)
