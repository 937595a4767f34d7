import { expect, test } from 'vitest'
import { deployment } from '../../../core/deployment'
import { logoSources } from './logoSources'

const secureGateways = [deployment.services['ipfsGateways'] ?? []].flat().filter((url) => url.startsWith('https:'))

test('a picture by https is looked for where it is', () => {
  expect(logoSources('https://a.example/rye.png')).toEqual(['https://a.example/rye.png'])
})

test('a picture by content is looked for at every gateway the content policy lets through, in order', () => {
  const expected = secureGateways.map((gateway) => `${gateway}bafyrye/rye.png`)
  expect(logoSources('ipfs://bafyrye/rye.png')).toEqual(expected)
  expect(logoSources('ipfs://ipfs/bafyrye/rye.png')).toEqual(expected)
})

test.each([
  undefined,
  '',
  'http://a.example/rye.png',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
  '//a.example/a.png',
  'rye.png',
])('nothing is looked for at %j', (logoURI) => {
  expect(logoSources(logoURI)).toEqual([])
})
