import { expect, test } from 'vitest'
import { parseNodeUrl } from './nodeUrl.rules'

const facts = {
  rpc: { http: ['http://127.0.0.1:7/rpc'], webSocket: [], quorum: 1 },
  services: { gateways: ['http://gate.example'] },
}

test.each([
  ['https://node.example', 'https://node.example/'],
  ['  https://node.example/key?a=1 ', 'https://node.example/key?a=1'],
  ['http://127.0.0.1:7/other', 'http://127.0.0.1:7/other'],
  ['http://gate.example', 'http://gate.example/'],
  ['http://gate.example.evil', null],
  ['http://node.example', null],
  ['wss://node.example', null],
  ['javascript:alert(1)', null],
  ['https://user:word@node.example', null],
  ['https://node.example#part', null],
  ['node.example', null],
  ['', null],
])('parses the node %j as %j', (text, url) => {
  expect(parseNodeUrl(text, facts)).toBe(url)
})
