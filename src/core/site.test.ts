import { afterEach, expect, test, vi } from 'vitest'
import { sitePath, siteUrl } from './site'

afterEach(() => vi.unstubAllEnvs())

test('a build finds the files of the site one folder above its code', () => {
  vi.stubEnv('PROD', true)
  expect(siteUrl('tokens/a.svg')).toBe(new URL('../tokens/a.svg', new URL('site.ts', import.meta.url)).href)
  expect(siteUrl()).toMatch(/\/$/)
  expect(sitePath()).toBe(new URL(siteUrl()).pathname)
})

test('the development server serves files below its base', () => {
  vi.stubEnv('PROD', false)
  vi.stubEnv('BASE_URL', '/base/')
  expect(siteUrl('tokens/a.svg')).toBe('/base/tokens/a.svg')
  expect(sitePath()).toBe('/base/')
})
