import { methods } from '../generated/methods.ts'
import { createConvoca as createCore, type Convoca, type ConvocaOptions } from './create-client.ts'

type Bound<Call> = Call extends (convoca: Convoca, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never

type MethodTable = typeof methods

/** Every operation of the contract by its tag: `convoca.teams.create({ body })`. */
export type Methods = {
  readonly [Tag in keyof MethodTable]: {
    readonly [Name in keyof MethodTable[Tag]]: Bound<MethodTable[Tag][Name]>
  }
}

/** A client with every operation as a method; the operation functions take it as well. */
export type ConvocaClient = Convoca & Methods

type AnyCall = (convoca: Convoca, ...args: unknown[]) => unknown

/** A client of the Convoca API with every operation as a method. Any number of them can live side by side. */
export function createConvoca(options: ConvocaOptions): ConvocaClient {
  const client = createCore(options)
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [tag, calls] of Object.entries(methods)) {
    const group: Record<string, unknown> = {}
    for (const [name, call] of Object.entries(calls)) group[name] = (call as AnyCall).bind(undefined, client)
    groups[tag] = group
  }
  // Built from the object whose type `Methods` maps.
  return Object.assign(client, groups as Methods)
}
