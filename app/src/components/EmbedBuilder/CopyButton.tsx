import { Button, useCopy } from '@convoca/ui'
import { Copy } from 'lucide-react'

const labels = { idle: 'Copiar código', copied: 'Código copiado', failed: 'Não foi possível copiar' }

/** Copies code, and says whether it could. */
export function CopyButton({ code, variant }: { code: string; variant?: 'primary' }) {
  const { state, copy } = useCopy()
  return (
    <>
      <Button
        {...(variant && { variant })}
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy(code)}
      >
        {labels[state]}
      </Button>
      <span className="cv-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  )
}
