import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AvailabilityGrid: {
    use: ['When the members of a team have time in the week, and marking the own hours.'],
    avoid: ['Events with a date: ScheduleCalendar.'],
    keyboard: [
      { keys: 'Arrows', does: 'One hour up and down, one day left and right.' },
      { keys: 'Home, End', does: 'First and last day; with Ctrl first and last hour too.' },
      { keys: 'PageUp, PageDown', does: 'Six hours.' },
      { keys: 'Space, Enter', does: 'Marks the hour or takes the mark away, where it is the own grid.' },
      { keys: 'Shift + arrows', does: 'Gives the next hour the mark of this one.' },
    ],
    accessibility: [
      'Every hour is named with its day and its count, and the best times stand above the map in words.',
    ],
    reviewed: '2026-11-21',
  },
}
