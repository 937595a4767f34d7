import { describe, expect, it } from 'vitest'
import { isListLocation, listUrls, readListName } from './listLocation.rules'

const gateways = {
  ipfs: ['https://one.example/ipfs/', 'https://two.example/ipfs/'],
  ipns: ['https://one.example/ipns/'],
}
const local = { ipfs: ['http://127.0.0.1:8548/ipfs/'], ipns: [] }

describe('the URLs of a location', () => {
  it.each([
    ['https://a.example/list.json', ['https://a.example/list.json']],
    ['http://a.example/list.json', ['https://a.example/list.json']],
    ['HTTP://A.example', ['https://A.example']],
    ['ipfs://QmX', ['https://one.example/ipfs/QmX/', 'https://two.example/ipfs/QmX/']],
    ['ipfs://QmX/list.json', ['https://one.example/ipfs/QmX/list.json', 'https://two.example/ipfs/QmX/list.json']],
    ['ipns://a.example', ['https://one.example/ipns/a.example/']],
    ['ftp://a.example', []],
    ['a.example/list.json', []],
    ['https:///list.json', []],
    ['https://', []],
    ['', []],
  ])('of "%s" are %j', (location, urls) => {
    expect(listUrls(location, gateways)).toEqual(urls)
  })

  it('plain http is kept only for loopback hosts, and only in a deployment on this machine', () => {
    for (const url of ['http://127.0.0.1:8548/list.json', 'http://localhost/list.json']) {
      expect(listUrls(url, local)).toEqual([url])
      expect(listUrls(url, gateways)).toEqual([`https${url.slice(4)}`])
    }
    const both = { ...local, ipfs: [...gateways.ipfs, ...local.ipfs] }
    expect(listUrls('http://localhost/list.json', both)).toEqual(['http://localhost/list.json'])
    expect(listUrls('http://127.0.0.1.example/list.json', local)).toEqual(['https://127.0.0.1.example/list.json'])
  })
})

it.each([
  ['bakery.eth', { name: 'bakery.eth', path: '' }],
  ['lists.bakery.eth/grains/list.json', { name: 'lists.bakery.eth', path: '/grains/list.json' }],
  ['Bäckerei.ETH', { name: 'Bäckerei.ETH', path: '' }],
  ['eth', null],
  ['.eth', null],
  ['bakery.eth.example', null],
  ['bakery.ethereum', null],
  ['https://bakery.eth', null],
  ['two words.eth', null],
])('the name in "%s" is %j', (location, name) => {
  expect(readListName(location)).toEqual(name)
})

it('a location is fetchable when it is a name or has a known protocol', () => {
  const fine = ['bakery.eth', 'https://a', 'http://a', 'ipfs://a', 'ipns://a']
  const wrong = ['', 'a', 'https://', 'ftp://a', 'bakery.com', 'https:// a']
  expect([fine.filter(isListLocation), wrong.filter(isListLocation)]).toEqual([fine, []])
})
