import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Reads a page again and again until it is sent a message, then posts how long each read took. In a worker thread
 * apart from the attackers, whose own work would otherwise count.
 */
interface Reading {
  url: string
  token: string
  readers: number
  /** Milliseconds between two reads of one reader. */
  pause: number
}

export interface Read {
  milliseconds: number
  status: number
}

const { url, token, readers, pause }: Reading = workerData
const agent = new Agent({ keepAlive: true, maxSockets: readers })
const reads: Read[] = []
const stopping = new AbortController()

function read(): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.on('end', () => {
        reads.push({ milliseconds: performance.now() - start, status: response.statusCode ?? 0 })
        resolve()
      })
    })
    call.on('error', reject)
    call.end()
  })
}

async function runReader(): Promise<void> {
  while (!stopping.signal.aborted) {
    await read()
    await delay(pause)
  }
}

parentPort?.once('message', () => stopping.abort())
await Promise.all(Array.from({ length: readers }, runReader))
agent.destroy()
parentPort?.postMessage(reads)
