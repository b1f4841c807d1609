/** Takes what only this repository can resolve out of the conditions of `exports` and `imports`. */
function withoutSource(targets) {
  if (typeof targets !== 'object' || targets === null) return targets
  const kept = Object.entries(targets).filter(([condition]) => condition !== '@convoca/source')
  return Object.fromEntries(kept.map(([condition, target]) => [condition, withoutSource(target)]))
}

/** What is published names neither the tools of this repository nor files that the tarball does not have. */
function beforePacking({ devDependencies, scripts, ...manifest }) {
  const { exports, imports } = manifest
  return { ...manifest, exports: withoutSource(exports), ...(imports && { imports: withoutSource(imports) }) }
}

export const hooks = { beforePacking }
