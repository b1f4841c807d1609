/*
 * JPEG files that lack the marker of their end: some cameras and tools leave it out. The server has its own copy in
 * `packages/server/src/plugins/jpeg-end.ts`, because this published library shares no package with it.
 */

const END = [0xff, 0xd9]
/** Read as more of the picture where something of it is missing, and skipped where nothing is. */
const FILLER = Array.from({ length: 4096 }, (_, index) => (index * 73 + 41) & 0x7f)

/**
 * Cameras write their own things after the end, so it is looked for backwards, and a small JPEG with an end of its own
 * before the picture, so it is looked for no farther than where the picture's own data begins.
 */
export function endsJpeg(bytes: Uint8Array): boolean {
  const first = dataStart(bytes)
  for (let place = bytes.length - 2; place >= first; place -= 1) {
    if (bytes[place] === 0xff && bytes[place + 1] === 0xd9) return true
  }
  return false
}

/** Segments: FF (once or more), name, length of what follows. That of the picture's data is named DA. */
function dataStart(bytes: Uint8Array): number {
  let place = 2
  while (bytes[place] === 0xff && bytes[place + 1] !== 0xda) {
    const length = ((bytes[place + 2] ?? 0) << 8) + (bytes[place + 3] ?? 0)
    place += bytes[place + 1] === 0xff ? 1 : 2 + length
  }
  return place
}

/** C0 to CF begin a picture, except three that begin tables. */
const isFrame = (name: number) => name >= 0xc0 && name <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(name)
/** 00 is data, D0 to D7 stand between parts of it. */
const isData = (name: number) => name === 0 || (name >= 0xd0 && name <= 0xd7)

/** The number of coefficients of a block that a scan gives in full precision, over its components. */
function countCoefficients(scan: Uint8Array): number {
  const components = scan[0] ?? 0
  const [first = 0, last = 0, precision = 0] = scan.subarray(1 + 2 * components)
  return (precision & 0x0f) === 0 ? components * (last - first + 1) : 0
}

/** Whether all scans have begun: each of the 64 coefficients of each component is there in full precision. */
export function hasAllScans(bytes: Uint8Array): boolean {
  let components = 0
  let found = 0
  let place = 2
  while (place + 4 <= bytes.length) {
    const name = bytes[place + 1] ?? 0
    if (bytes[place] !== 0xff || name === 0xff) place += 1
    else if (isData(name)) place += 2
    else {
      const content = bytes.subarray(
        place + 4,
        place + 2 + ((bytes[place + 2] ?? 0) << 8) + (bytes[place + 3] ?? 0),
      )
      if (isFrame(name)) components = content[5] ?? 0
      if (name === 0xda) found += countCoefficients(content)
      place += 4 + content.length
    }
  }
  return components > 0 && found === 64 * components
}

/**
 * The file with an end, and with more data before the end. Both give the same picture if nothing is missing: the data
 * after the last block is skipped.
 */
export function completeJpeg(bytes: Uint8Array) {
  let length = bytes.length
  // An FF would begin a marker with what follows it.
  while (bytes[length - 1] === 0xff) length -= 1
  const head = bytes.subarray(0, length)
  const append = (tail: readonly number[]) => {
    const whole = new Uint8Array(head.length + tail.length)
    whole.set(head)
    whole.set(tail, head.length)
    return whole
  }
  return { ended: append(END), filled: append([...FILLER, ...END]) }
}
