export type { Misfit } from './check.ts'
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
} from './fake.ts'
