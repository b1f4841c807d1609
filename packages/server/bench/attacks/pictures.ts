/**
 * 55 accounts upload a large progressive JPEG each at the same moment while others read a page: the time of those
 * reads, the answers, and the memory of the server with its children at the peak and half a minute later. Once with
 * pictures of 62 megapixels, as small as 0.37 MB, and once with pictures just within the accepted size, in full colour
 * resolution, which takes the most memory to decode. Bounded: 55 uploads to a server of its own on 127.0.0.1.
 *
 * Before docs/decisions/0058, on two busy cores, and since on the idle machine, where the page alone has a p99 of 11 to 14 ms.
 * These memories count the pages of Node's binary in each process, some 60 MB more than `readMemory` does today.
 *
 *   7900² 4:2:0   reads p99 2913 → 48 ms, slowest 3686 → 207 ms, memory 2174 → 349 MB, half a minute later 1865 → 258 MB
 *   4890² 4:2:0   reads p99  806 → 38 ms, slowest 5041 → 219 ms, memory  964 → 416 MB, half a minute later  873 → 219 MB
 *   4890² 4:4:4   reads p99 5018 → 18 ms, slowest 7483 → 148 ms, memory 1483 → 503 MB, half a minute later 1209 → 263 MB
 *
 * As counted today, on the idle machine, since the third of them is refused, and then with one arena in
 * the process that decodes, its low priority from the start and one large body at a time:
 *
 *   7900² 4:2:0   reads p99 117 → 38 ms, slowest 351 →  82 ms, memory 306 → 315 MB
 *   4890² 4:2:0   reads p99  21 ms,      slowest 193 ms,       memory 384 MB
 *   4890² 4:4:4   reads p99  78 ms,      slowest 264 ms,       memory 307 MB
 *   3460² 4:4:4   reads p99  20 ms,      slowest 104 ms,       memory 414 → 343 MB
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { Read } from './reader.ts'
import { type Account, readMemory, registerAccount, withServerProcess } from './server-process.ts'

const UPLOADS = 55
const IDLE_SECONDS = 30

const attacks = [
  { name: '7900² progressive, 4:2:0', side: 7900, chromaSubsampling: '4:2:0' },
  { name: '4890² progressive, 4:2:0', side: 4890, chromaSubsampling: '4:2:0' },
  { name: '4890² progressive, 4:4:4', side: 4890, chromaSubsampling: '4:4:4' },
  { name: '3460² progressive, 4:4:4', side: 3460, chromaSubsampling: '4:4:4' },
]

async function createPicture({ side, chromaSubsampling }: (typeof attacks)[number]): Promise<string> {
  const create = { width: side, height: side, channels: 3 as const, background: '#336699' }
  const jpeg = await sharp({ create, limitInputPixels: false })
    .jpeg({ progressive: true, chromaSubsampling })
    .toBuffer()
  return jpeg.toString('base64')
}

async function upload(origin: string, { id, token }: Account, base64: string): Promise<number> {
  const response = await fetch(`${origin}/api/file/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      base64,
      extension: 'JPEG',
      entityType: 'USER',
      entityId: id,
      businessType: 'USER_PROFILE_PHOTO',
      fileType: 'IMAGE',
    }),
  })
  await response.arrayBuffer()
  return response.status
}

async function measureReads(url: string, token: string, during: () => Promise<void>): Promise<Read[]> {
  const workerData = { url, token, readers: 4, pause: 20 }
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData })
  const reads = new Promise<Read[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  // The reader also reads for a moment before and after.
  await delay(1000)
  await during()
  await delay(1000)
  worker.postMessage('stop')
  return reads
}

async function watchMemory(pid: number, during: () => Promise<void>): Promise<number> {
  let peak = 0
  const sample = async () => {
    peak = Math.max(peak, await readMemory(pid))
  }
  const timer = setInterval(() => void sample(), 50)
  await during()
  clearInterval(timer)
  return peak
}

function describe(reads: readonly Read[]): string {
  const sorted = reads.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
  const failed = reads.filter(({ status }) => status !== 200).length
  return `${reads.length} reads, ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`
}

async function attackWith(attack: (typeof attacks)[number]): Promise<void> {
  await withServerProcess(async ({ origin, pid }) => {
    const reader = await registerAccount(origin)
    const accounts: Account[] = []
    for (let index = 0; index < UPLOADS; index += 1) accounts.push(await registerAccount(origin))
    const picture = await createPicture(attack)
    const url = `${origin}/api/teams?limit=20`
    const quiet = await measureReads(url, reader.token, () => delay(3000))
    const before = await readMemory(pid)
    let statuses: number[] = []
    let peak = 0
    const start = performance.now()
    const reads = await measureReads(url, reader.token, async () => {
      peak = await watchMemory(pid, async () => {
        statuses = await Promise.all(accounts.map((account) => upload(origin, account, picture)))
      })
    })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    await delay(IDLE_SECONDS * 1000)
    const after = await readMemory(pid)
    const counts = Object.entries(Object.groupBy(statuses, String)).map(
      ([status, all = []]) => `${all.length} × ${status}`,
    )
    console.log(
      `${attack.name}, ${(picture.length * 0.75e-6).toFixed(2)} MB each: ${counts.join(', ')} in ${seconds} s`,
    )
    console.log(`  without the attack: ${describe(quiet)}`)
    console.log(`  beside the attack:  ${describe(reads)}`)
    console.log(
      `  memory: ${[before, peak, after].map(Math.round).join(' → ')} MB (before → peak → ${IDLE_SECONDS} s later)`,
    )
  })
}

/** A part of a name, after the checkout: only these. */
const only = process.argv[3] ?? ''
for (const attack of attacks) if (attack.name.includes(only)) await attackWith(attack)
