import { Button } from '@convoca/ui'
import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

const labels = { idle: 'Copiar código', copied: 'Código copiado', failed: 'Não foi possível copiar' }
/** How long the button shows the result, in milliseconds. */
const resultDuration = 2000

/** Copies code, and says whether it could. */
export function CopyButton({ code, variant }: { code: string; variant?: 'primary' }) {
  const [state, setState] = useState<keyof typeof labels>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), resultDuration)
    return () => clearTimeout(timer)
  }, [state])

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <Button {...(variant && { variant })} icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {labels[state]}
      </Button>
      <span className="cv-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  )
}
