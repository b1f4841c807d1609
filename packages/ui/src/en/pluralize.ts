/** `1 win`, `2 wins`. */
export function pluralize(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`
}
