export type { SchemaMismatch } from './validate-schema.ts'
export {
  ContractViolation,
  createFakeConvoca,
  example,
  problem,
  type FakeCall,
  type FakeConvoca,
  type FakeHandlers,
  type FakeProblem,
  type FakeRequest,
} from './fake-convoca.ts'
