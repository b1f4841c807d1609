/** The data of a call with the response that carried it. */
export interface WithResponse<T> {
  data: T
  /** Status and headers; its body is already read. */
  response: Response
  /** The id under which the server logged the request, for support. */
  requestId: string | undefined
}

/** The result of every method: a promise of the data, which can also be had with its response. */
export interface ConvocaPromise<T> extends Promise<T> {
  /** Resolves with the data, the response (status, headers) and the request id. */
  withResponse(): Promise<WithResponse<T>>
}

/**
 * The promise is a native one with a method more. It is awaited by async functions only, and by one at a time: V8 then
 * lists the caller in the stack of an error.
 */
export function toConvocaPromise<T>(result: Promise<WithResponse<T>>): ConvocaPromise<T> {
  let settled: WithResponse<T>
  const readData = async () => {
    settled = await result
    return settled.data
  }
  const data = readData()
  const withResponse = async () => {
    await data
    return settled
  }
  return Object.assign(data, { withResponse })
}
