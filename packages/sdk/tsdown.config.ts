import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/{index,*/index}.ts'],
  // One file for each source file: whoever imports a single call loads nothing of the other entries.
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  copy: ['src/generated/openapi.json'],
})
