import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Composer } from './Composer.tsx'

interface Microphone {
  tracks: { stop: ReturnType<typeof vi.fn> }[]
}

/** Microphone prompts in order; the test resolves each. */
let prompts: PromiseWithResolvers<MediaStream>[]

function microphone(): Microphone & { stream: MediaStream } {
  const tracks = [{ stop: vi.fn() }]
  // jsdom has no MediaStream; the recorder only uses its tracks.
  return { tracks, stream: { getTracks: () => tracks } as never }
}

class Recorder extends EventTarget {
  static isTypeSupported() {
    return true
  }
  mimeType = 'audio/webm'
  start() {}
  stop() {
    this.dispatchEvent(new Event('stop'))
  }
}

beforeEach(() => {
  prompts = []
  const getUserMedia = () => {
    const prompt = Promise.withResolvers<MediaStream>()
    prompts.push(prompt)
    return prompt.promise
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('MediaRecorder', Recorder)
})
afterEach(() => vi.unstubAllGlobals())

function composer() {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(<Composer onSend={() => {}} onSendVoice={() => {}} />))
  const press = (label: string) =>
    act(() => {
      const button = holder.querySelector<HTMLElement>(`[aria-label="${label}"]`)
      button?.focus()
      button?.click()
    })
  const close = () => {
    act(() => root.unmount())
    holder.remove()
  }
  return { holder, press, close, record: () => press('Gravar mensagem de voz') }
}

const answer = (prompt: number, stream: MediaStream) => act(async () => prompts[prompt]?.resolve(stream))
const refuse = (prompt: number) => act(async () => prompts[prompt]?.reject(new DOMException('no')))

it('stops a microphone granted after the composer has unmounted', async () => {
  const { record, close } = composer()
  const { stream, tracks } = microphone()
  record()
  close()
  await answer(0, stream)
  expect(tracks[0]?.stop).toHaveBeenCalled()
})

it('asks once, however often it is pressed', async () => {
  const { holder, record, close } = composer()
  record()
  record()
  expect(prompts).toHaveLength(1)
  const { stream, tracks } = microphone()
  await answer(0, stream)
  expect(holder.querySelector('[role="timer"]')).not.toBeNull()
  close()
  expect(tracks[0]?.stop).toHaveBeenCalled()
})

it('stops the microphone if the browser cannot record', async () => {
  function Broken() {
    throw new DOMException('NotSupportedError')
  }
  vi.stubGlobal('MediaRecorder', Broken)
  const { holder, record, close } = composer()
  const { stream, tracks } = microphone()
  record()
  await answer(0, stream)
  expect(tracks[0]?.stop).toHaveBeenCalled()
  expect(holder.querySelector('[role="alert"]')?.textContent).not.toBe('')
  close()
})

it('keeps the focus in the composer and announces the recording', async () => {
  const { holder, record, press, close } = composer()
  const live = holder.querySelector('[aria-live="polite"]')
  record()
  await answer(0, microphone().stream)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Enviar gravação')
  expect(live?.textContent).toBe('Gravando 0:00')
  press('Descartar gravação')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Gravar mensagem de voz')
  expect(live?.textContent).toBe('')
  close()
})

it('announces each error until the next action', async () => {
  const { holder, record, close } = composer()
  const alert = holder.querySelector('[role="alert"]')
  const announcements: (string | null | undefined)[] = []
  const observer = new MutationObserver(() => announcements.push(alert?.textContent))
  if (alert) observer.observe(alert, { childList: true, characterData: true, subtree: true })
  record()
  await refuse(0)
  record()
  await refuse(1)
  expect(announcements).toEqual([
    expect.stringContaining('microfone'),
    '',
    expect.stringContaining('microfone'),
  ])
  close()
})
