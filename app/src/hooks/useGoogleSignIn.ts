import { useCallback, useEffect, useRef, useState } from 'react'

/** The credential that Google's script hands over (docs/product.md#log-ins). */
export interface GoogleCredential {
  credential: string
  select_by?: string
}

interface GoogleIdentity {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (response: Partial<GoogleCredential>) => void
  }): void
  renderButton(parent: HTMLElement, options: { size: 'large'; text: 'continue_with'; width: number }): void
  prompt(): void
  cancel(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

let loading: Promise<void> | null = null

/** Loads the script once; after a failure the next call tries again. */
function loadScript(url: string): Promise<void> {
  if (window.google) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading = null
      reject(new Error('The script of Google could not be loaded'))
    })
    document.head.append(script)
  })
  return loading
}

interface GoogleSignInOptions {
  clientId: string | null
  /** Answers the address of the script, and the nonce of the ID token. */
  start: () => Promise<{ url: string; nonce: string }>
  onSuccess: (credential: GoogleCredential) => void
  /** No credential has arrived, or the script failed to load. */
  onError: (error: unknown) => void
}

/** Loads Google's script when `begin` is called, and shows Google's own button in `buttonRef`. */
export function useGoogleSignIn(options: GoogleSignInOptions) {
  const [loaded, setLoaded] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const buttonRef = useRef<HTMLDivElement>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => window.google?.accounts.id.cancel(), [])

  const begin = useCallback(async () => {
    const { clientId, start } = latest.current
    setIsLoading(true)
    try {
      const { url, nonce } = await start()
      await loadScript(url)
      const google = window.google?.accounts.id
      const parent = buttonRef.current
      if (!google || !parent || clientId === null) throw new Error('Google’s script is not the one expected')
      google.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential, ...rest }) => {
          if (credential) latest.current.onSuccess({ credential, ...rest })
          else latest.current.onError(new Error('No credential has arrived'))
        },
      })
      google.renderButton(parent, { size: 'large', text: 'continue_with', width: 320 })
      setLoaded(true)
      google.prompt()
    } catch (error) {
      setLoaded(false)
      latest.current.onError(error)
    } finally {
      setIsLoading(false)
    }
  }, [])

  return { loaded, isLoading, buttonRef, begin }
}
