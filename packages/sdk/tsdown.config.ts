import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/{index,*/index}.ts'],
  // One file for each source file, so that entries share no chunks.
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  // The source maps contain the sources, so that a debugger shows what was written.
  sourcemap: true,
  copy: ['src/generated/openapi.json'],
})
