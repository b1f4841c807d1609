/** Work without which the service is not ready, such as the demo data of a first start. */
export interface Startup {
  readonly isUnderWay: boolean
  during<T>(run: () => Promise<T>): Promise<T>
}

export function createStartup(): Startup {
  let isUnderWay = false
  return {
    get isUnderWay() {
      return isUnderWay
    },
    async during(run) {
      isUnderWay = true
      const result = await run()
      isUnderWay = false
      return result
    },
  }
}
