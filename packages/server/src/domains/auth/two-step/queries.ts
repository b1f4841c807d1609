import { sql } from 'kysely'

/** Whether the user in `users` has two-step log-in. */
export function hasTwoStep() {
  return sql<boolean>`exists (select from two_step where user_id = users.id and enabled_at is not null)`
}
