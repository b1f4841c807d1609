interface ConstraintFailure {
  code: string
  constraint: string
}

const UNIQUE_VIOLATION = '23505'

function isConstraintFailure(error: unknown): error is ConstraintFailure {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'constraint' in error &&
    typeof error.constraint === 'string'
  )
}

/** The name of the violated unique constraint or index, or null for any other error. */
export function getViolatedConstraint(error: unknown): string | null {
  return isConstraintFailure(error) && error.code === UNIQUE_VIOLATION ? error.constraint : null
}
