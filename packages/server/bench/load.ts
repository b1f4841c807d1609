import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Sends requests in a closed loop over keep-alive connections, in a worker thread apart from the server's. */
interface Load {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

const load: Load = workerData
const agent = new Agent({ keepAlive: true, maxSockets: load.connections })

function sendRequest(): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(load.url, { agent, headers: load.headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${load.url} returned ${response.statusCode ?? 0}`))
      response.resume()
      response.on('end', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}

const deadline = performance.now() + load.seconds * 1000
let responses = 0

async function runClient(): Promise<void> {
  while (performance.now() < deadline) {
    await sendRequest()
    responses += 1
  }
}

await Promise.all(Array.from({ length: load.connections }, runClient))
agent.destroy()
parentPort?.postMessage(responses / load.seconds)
