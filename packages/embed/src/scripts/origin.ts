/** The origin of the running script, which is that of Convoca. */
export function readScriptOrigin(): string | undefined {
  const { currentScript } = document
  return currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : undefined
}
