/** An event as a form sends it, without the members it invites. */
export const plannedSchedule = {
  title: 'Treino tático',
  description: null,
  type: 'TRAINING',
  starts_at: '2090-03-01T23:00:00.000Z',
  ends_at: '2090-03-02T01:00:00.000Z',
  location: null,
  url: null,
  recurrence: 'WEEKLY',
} as const
