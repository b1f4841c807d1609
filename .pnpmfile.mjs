/** Takes what only this repository can resolve out of `exports` and `imports`: conditions, and entries without another one. */
function withoutSource(targets) {
  if (typeof targets !== 'object' || targets === null) return targets
  const kept = Object.entries(targets)
    .filter(([condition]) => condition !== '@convoca/source')
    .map(([condition, target]) => [condition, withoutSource(target)])
    .filter(([, target]) => typeof target !== 'object' || Object.keys(target).length > 0)
  return Object.fromEntries(kept)
}

/** A published manifest names neither the tools of this repository nor files that the tarball does not have. */
function beforePacking({ devDependencies, scripts, ...manifest }) {
  const { exports, imports } = manifest
  return { ...manifest, exports: withoutSource(exports), ...(imports && { imports: withoutSource(imports) }) }
}

export const hooks = { beforePacking }
