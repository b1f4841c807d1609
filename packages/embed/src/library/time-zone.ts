/** The library's time zone for elements: the browser's own, unless the server renders. */
type Convert = (iso: string | null | undefined) => string | null | undefined

let convert: Convert = (iso) => iso

export const useTimeZone = (): Convert => convert

/** Calls `render`, whose dates are of another zone. */
export function withTimeZone<Result>(zone: Convert, render: () => Result): Result {
  const outer = convert
  convert = zone
  try {
    return render()
  } finally {
    convert = outer
  }
}
