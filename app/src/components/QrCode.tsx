import { useMemo } from 'react'
import { encode } from 'uqr'

/** Drawn here: what it says leaves the page for no other service. */
export function QrCode({ text, label = 'Código QR' }: { text: string; label?: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 })
    const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: modules, path: dark.join('') }
  }, [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
