import { useEffect, useState } from 'react'

/** The debounced value. */
export function useDebounced<T>(value: T, milliseconds = 250): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
