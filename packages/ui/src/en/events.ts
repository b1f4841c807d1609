import { scheduleTexts } from './schedule.ts'
import type { EnglishTexts } from './english-texts.ts'
import { pluralize } from './pluralize.ts'

const contexts = { championship: 'Championship', community: 'Community', live: 'Live' }
const interest = (count: number) => `${count.toLocaleString('en')} interested`
const time = (date: Date) => date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })
const { pickDay, pickTime, dayPicker, fields } = scheduleTexts.ScheduleForm

/** Texts of events. */
export const eventTexts = {
  EventCard: {
    contexts,
    until: (end) => `until ${end}`,
    now: 'now',
    online: 'Online',
    cancelled: 'Cancelled',
    interest,
  },
  EventHead: {
    contexts,
    onSite: 'On site',
    online: 'Online',
    cancelled: 'Cancelled',
    now: 'Happening now',
    by: 'by',
    month: (date) => date.toLocaleDateString('en', { month: 'short' }),
    left: (days) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
    when: (start, end) =>
      `${day(start)} · ${time(start)}${end === undefined ? '' : ` until ${start.toDateString() === end.toDateString() ? '' : `${day(end)} · `}${time(end)}`}`,
    interest,
  },
  EventStrip: {
    label: 'Days',
    marks: { ...contexts, training: 'Your practice' },
    today: 'today',
    weekday: (date) => date.toLocaleDateString('en', { weekday: 'short' }),
    month: (date) => date.toLocaleDateString('en', { month: 'short', year: 'numeric' }),
    count: (count) => pluralize(count, 'event'),
    earlier: 'Two weeks earlier',
    later: 'Two weeks later',
  },
  EventForm: {
    label: 'Event',
    context: 'Kind',
    contexts,
    title: 'Name',
    titlePlaceholder: 'Meeting of captains',
    description: 'Description',
    startsAt: 'Starts on',
    startTime: 'Start time',
    endsAt: 'Ends on',
    endTime: 'End time',
    pickDay,
    pickTime,
    dayPicker,
    place: 'Place',
    placeHint: 'Leave it empty if it is only online.',
    address: 'Address',
    addressHint: 'Street, number and city: the map looks for it.',
    link: 'Link',
    linkHint: 'An address that begins with https://',
    submit: 'Save event',
    submitting: 'Saving...',
    cancel: 'Cancel',
    fields,
  },
} satisfies Partial<EnglishTexts>
