/** Runs a task before whose end the service is not ready, such as creating the demo data of a first start. */
export interface Startup {
  readonly isInProgress: boolean
  run<T>(task: () => Promise<T>): Promise<T>
}

export function createStartup(): Startup {
  let isInProgress = false
  return {
    get isInProgress() {
      return isInProgress
    },
    async run(task) {
      isInProgress = true
      const result = await task()
      isInProgress = false
      return result
    },
  }
}
