export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A text, a press, a submitted form or keys of a shortcut, from before the page was hydrated. */
export type EarlyInput =
  | { kind: 'field'; control: FieldElement; value: string; checked: boolean }
  | { kind: 'press'; control: HTMLElement }
  | { kind: 'submit'; control: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'key'; key: string; ctrlKey: boolean; metaKey: boolean }

declare global {
  interface Window {
    /** Missing where the server has not rendered the page. */
    earlyInput?: {
      hasInput: () => boolean
      /** The oldest input that is left; ends the recording where there is none. */
      next: () => EarlyInput | undefined
      /** Runs something whose events are not recorded. */
      pass: (act: () => void) => void
    }
    /** The first calls of a page with a session, by path and query, from before the app's script is there. */
    earlyCalls?: { token: string; answers: Map<string, Promise<Response>> }
  }
}

/*
 * The functions below run inline in a rendered page (`startPageScript`), so that they may use nothing from outside.
 */

/**
 * Loads the app's script, which the tag names (`data-entry`, `data-imports`), once the page is painted: evaluated before,
 * it would hold back the first paint. A guest's page waits for its pictures, too (`data-after="load"`). Returns a function
 * that loads it at once.
 */
function loadAfterPaint(): () => void {
  const { entry = '', imports = '', after } = document.currentScript?.dataset ?? {}
  let isLoading = false

  function load() {
    if (isLoading) return
    isLoading = true
    for (const file of imports.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.setAttribute('src', entry)
    document.head.append(script)
  }

  function waitForPaint() {
    // A page in the background is not painted.
    if (document.hidden) load()
    else requestAnimationFrame(() => new PerformanceObserver(load).observe({ type: 'paint', buffered: true }))
  }

  addEventListener(after === 'load' ? 'load' : 'DOMContentLoaded', waitForPaint)
  // A picture that does not come must not keep the page from its script.
  setTimeout(load, 4000)
  return load
}

/**
 * Sends the calls that the page's script would begin with, which the tag names (`data-calls`), and the one that every page
 * of a session begins with: the app takes their answers (`early-calls.ts`). The id of the session's user takes the place of
 * `own-user-id`.
 */
function sendEarlyCalls(): void {
  const { calls = '' } = document.currentScript?.dataset ?? {}
  let token: string | null = null
  let userId: string | null = null
  try {
    token = localStorage.getItem('convoca.token')
    userId = localStorage.getItem('convoca.user')
  } catch {
    // There is no session to be found if there is no storage.
  }
  if (token === null) return
  const headers = { authorization: `Bearer ${token}` }
  const answers = new Map<string, Promise<Response>>()
  for (const call of ['/api/user/profile/me', ...calls.split(' ').filter(Boolean)]) {
    const url = call.replace('own-user-id', userId ?? '')
    if (userId === null && url !== call) continue
    const answer = fetch(url, { headers })
    // The app meets the failure where it asks for the same.
    answer.catch(() => undefined)
    answers.set(url, answer)
  }
  window.earlyCalls = { token, answers }
}

/**
 * Records what is pressed and typed before the page is hydrated, and keeps it from the page. So is what comes while the page
 * is given what was recorded: a form must not be sent before all that was typed into it.
 */
function recordInput(onUse: () => void): void {
  const recorded: EarlyInput[] = []
  let isPassing = false

  function record(event: Event, input: EarlyInput) {
    if (isPassing) return
    event.stopImmediatePropagation()
    const last = recorded.at(-1)
    // A text that has grown, or a button that is pressed again because nothing has happened yet.
    if (input.kind !== 'key' && last?.kind === input.kind && last.control === input.control) recorded.pop()
    recorded.push(input)
    onUse()
  }

  function onInput(event: Event) {
    const { target: control } = event
    if (control instanceof HTMLInputElement)
      record(event, { kind: 'field', control, value: control.value, checked: control.checked })
    else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
      record(event, { kind: 'field', control, value: control.value, checked: false })
  }

  function onClick(event: Event) {
    if (!(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>(
      'a[href], button, input, label, select, summary, [role]',
    )
    // Links and fields do without script; a button that submits is recorded with its form.
    if (!control?.matches('button, [role]') || control.matches('a, input, select')) return
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return
    record(event, { kind: 'press', control })
  }

  function onSubmit(event: Event) {
    if (isPassing) return
    // The browser alone would put the fields' values into the address.
    event.preventDefault()
    const { target, submitter } = event as SubmitEvent
    if (target instanceof HTMLFormElement) record(event, { kind: 'submit', control: target, submitter })
  }

  function onKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    const hasModifier = ctrlKey || metaKey || altKey
    const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
    const isSearch =
      !hasModifier && (key.length === 1 || key === 'Backspace') && recorded.at(-1)?.kind === 'key'
    if (isPassing || (!isShortcut && !isSearch)) return
    event.preventDefault()
    if (!isShortcut || !repeat) record(event, { kind: 'key', key, ctrlKey, metaKey })
  }

  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  addEventListener('input', onInput, options)
  addEventListener('click', onClick, options)
  addEventListener('submit', onSubmit, options)
  addEventListener('keydown', onKey, options)
  function next() {
    if (recorded.length === 0) ended.abort()
    return recorded.shift()
  }
  function pass(act: () => void) {
    isPassing = true
    // Nothing more is recorded if it fails, because nothing would be replayed.
    act()
    isPassing = false
  }
  window.earlyInput = { hasInput: () => recorded.length > 0, next, pass }
}

/** The inline script of a rendered page. */
export const startPageScript = `(${sendEarlyCalls.toString()})();(${recordInput.toString()})((${loadAfterPaint.toString()})())`
