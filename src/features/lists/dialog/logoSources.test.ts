import { expect, test } from 'vitest'
import { deployment } from '../../../deployment/deployment'
import { logoSources } from './logoSources'

const secureGateways = [deployment.services['ipfsGateways'] ?? []].flat().filter((url) => url.startsWith('https:'))

test('returns an https logo unchanged', () => {
  expect(logoSources('https://a.example/rye.png')).toEqual(['https://a.example/rye.png'])
})

test('returns an ipfs logo at every gateway that the content policy allows, in order', () => {
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
])('returns nothing for %j', (logoURI) => {
  expect(logoSources(logoURI)).toEqual([])
})
