import { sql } from 'kysely'

/** Whether the reader's place in the roster is still to be confirmed. */
export const isPlacePending = sql<boolean>`exists (
  select from championship_players place
  join championships entered on entered.id = place.championship_id
  where place.registration_id = notifications.registration_id and place.user_id = notifications.user_id
    and place.is_active and place.confirmed_at is null and entered.status in ('REGISTRATION', 'CHECK_IN')
)`.as('is_place_pending')
