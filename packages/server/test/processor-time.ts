/**
 * Runs something and counts the tenths of seconds in which this process had the processor meanwhile: a busy machine may
 * let it wait for any time.
 */
export async function countTenths<T>(run: () => Promise<T>): Promise<{ result: T; tenths: number }> {
  let tenths = 0
  const timer = setInterval(() => {
    tenths += 1
  }, 100)
  const result = await run().finally(() => clearInterval(timer))
  return { result, tenths }
}
