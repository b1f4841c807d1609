import { sql } from 'kysely'

/** Whether the reader's place in the roster is still to be confirmed. */
export const isPlacePending = sql<boolean>`exists (
  select from championship_players place
  join championships entered on entered.id = place.championship_id
  where place.registration_id = notifications.registration_id and place.user_id = notifications.user_id
    and place.is_active and place.confirmed_at is null and entered.status in ('REGISTRATION', 'CHECK_IN')
)`.as('is_place_pending')

/** Whether the reader is still to answer whether they help with the championship; null where it asks nothing of the kind. */
export const isStaffPending = sql<boolean | null>`case
  when notifications.type = 'CHAMPIONSHIP_INVITE' and notifications.subject = 'staff ' || notifications.championship_id
  then exists (
    select from championship_staff asked
    where asked.championship_id = notifications.championship_id and asked.user_id = notifications.user_id
      and asked.accepted_at is null and asked.declined_at is null
  )
end`.as('is_staff_pending')
