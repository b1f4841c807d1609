import { methods as generated } from '../generated/methods.ts'
import { createConvoca as createCore, type Convoca, type ConvocaOptions } from './create-client.ts'
import { uploadFile } from './upload.ts'

/** The generated methods and what makes one of them easier to call. */
const methods = {
  ...generated,
  files: {
    ...generated.files,
    /**
     * Uploads a picture: a `Blob` or `File` (of an `<input type="file">`), a `Buffer` or other bytes.
     *
     * JPEG, PNG or WebP of at most 5 MB; the server detects the format and stores a JPEG. An entity has one picture per
     * business type, and a new one replaces it. `save` is the same for base64.
     *
     * `POST /file/save`
     */
    upload: uploadFile,
  },
}

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
