'use client'

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { BracketMatch } from '../match.ts'
import { type BracketLayout, cardSize } from './bracket-layout.ts'
import styles from './Bracket.module.css'

export interface BracketMapProps {
  layout: BracketLayout
  ownTeamIds: readonly string[]
  zoom: number
  scroller: RefObject<HTMLElement | null>
}

/** The map's own size in px, at most. */
const widest = 172
const highest = 104

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/**
 * The whole bracket, small, and what of it is seen: pressing or dragging leads there. The keyboard walks the matches
 * themselves, so that it is no control of its own; it is hidden where all is seen.
 */
export function BracketMap({ layout, ownTeamIds, zoom, scroller }: BracketMapProps) {
  const { parts, width, height } = layout
  const map = useRef<HTMLDivElement>(null)
  const view = useRef<SVGRectElement>(null)
  useView({ map, view, scroller }, zoom, layout)

  function show({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) {
    const box = scroller.current
    if (!box || buttons === 0) return
    const { left, right, top, width: mapWidth } = currentTarget.getBoundingClientRect()
    const scale = (width / mapWidth) * zoom
    const x = (isRtl(currentTarget) ? right - clientX : clientX - left) * scale - box.clientWidth / 2
    box.scrollTo({
      left: isRtl(currentTarget) ? -x : x,
      top: (clientY - top) * scale - box.clientHeight / 2,
      behavior: 'instant',
    })
  }

  const scale = Math.min(widest / width, highest / height)
  return (
    <div ref={map} className={styles.map} aria-hidden="true" hidden>
      <svg
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={show}
        onPointerMove={show}
      >
        {parts.flatMap(({ rounds }) =>
          rounds.flatMap(({ matches }) =>
            matches.map(({ match, x, y }) => (
              <rect
                key={match.id}
                x={x}
                y={y + 18}
                width={cardSize.width}
                height={cardSize.height - 18}
                data-kind={kindOf(match, ownTeamIds)}
              />
            )),
          ),
        )}
        <rect ref={view} className={styles.view} />
      </svg>
    </div>
  )
}

interface Elements {
  map: RefObject<HTMLDivElement | null>
  view: RefObject<SVGRectElement | null>
  scroller: RefObject<HTMLElement | null>
}

/** Keeps the rectangle of what is seen up to date, and hides the map where that is all. */
function useView({ map, view, scroller }: Elements, zoom: number, layout: BracketLayout) {
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    // Drawn without React: it follows every scroll.
    const draw = () => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollLeft, scrollTop } = box
      if (map.current) map.current.hidden = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1
      const sizes = { x: Math.abs(scrollLeft), y: scrollTop, width: clientWidth, height: clientHeight }
      for (const [name, value] of Object.entries(sizes))
        view.current?.setAttribute(name, String(value / zoom))
    }
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(box)
    box.addEventListener('scroll', draw, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', draw)
    }
  }, [map, view, scroller, zoom, layout])
}

function kindOf({ home, away, isLive }: BracketMatch, ownTeamIds: readonly string[]): string | undefined {
  if (isLive) return 'live'
  const isOwn = [home, away].some((team) => team !== null && ownTeamIds.includes(team.id))
  return isOwn ? 'own' : undefined
}
