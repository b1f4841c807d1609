const count = 36

/** The loudness over time in as many bars as a voice note shows, from 0 to 1 of the loudest. */
export function toPeaks(samples: Float32Array): number[] {
  const width = Math.max(1, Math.floor(samples.length / count))
  const peaks = Array.from({ length: count }, (_, bar) => {
    let peak = 0
    for (let at = bar * width; at < Math.min((bar + 1) * width, samples.length); at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => (loudest === 0 ? 0 : peak / loudest))
}
