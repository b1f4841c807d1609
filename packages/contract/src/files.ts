import { readFileSync } from 'node:fs'
import type { JsonObject } from './json.ts'

function readJson(path: string): JsonObject {
  const document: JsonObject = JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
  return document
}

/** The bundled HTTP contract, as `pnpm generate` writes it. */
export const readContract = (): JsonObject => readJson('packages/sdk/src/generated/openapi.json')

/** The bundled contract of the realtime events. */
export const readEventsContract = (): JsonObject => readJson('packages/sdk/src/generated/asyncapi.json')

/** The HTTP contract of the last release. */
export const readReleasedContract = (): JsonObject => readJson('openapi/released/openapi.json')
