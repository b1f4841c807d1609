export * from './core/index.ts'
// The client with methods takes the place of the core's; everything else is the same.
export { createConvoca, type ConvocaClient, type Methods } from './client/methods.ts'
