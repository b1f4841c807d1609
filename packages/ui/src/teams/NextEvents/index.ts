export { NextEvents, type NextEvent, type NextEventsProps, type NextEventsTexts } from './NextEvents.tsx'
