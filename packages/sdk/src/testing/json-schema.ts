/** The part of JSON Schema 2020-12 that the contract uses; `$ref` is a schema's name. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly unevaluatedProperties?: boolean | JsonSchema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly contentEncoding?: string
  readonly contentMediaType?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly allOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly not?: JsonSchema
  readonly discriminator?: { readonly propertyName: string }
}

/**
 * The schemas of one operation's request and responses; the generated `json-schemas.ts` has one for each.
 * @public
 */
export interface OperationSchemas {
  readonly parameters: Readonly<
    Record<string, { readonly in: string; readonly required: boolean; readonly schema: JsonSchema }>
  >
  readonly body?: { readonly required: boolean; readonly schema: JsonSchema }
  /** The schemas by status; null for a response without a body. */
  readonly responses: Readonly<Record<string, JsonSchema | null>>
  readonly example?: unknown
}
