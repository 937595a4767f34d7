import type { Sample } from './samples.ts'

const HASH = 'ab12'.repeat(16)

export const contractSamples: readonly Sample[] = [
  {
    rule: 'selectors and topics are computed from signatures',
    holds: {
      'src/chain/contracts/erc20/reads.ts': `const BALANCE_OF = selectorOf('balanceOf(address)')`,
      'src/core/a.ts': `const hex = /^0x[0-9a-f]{64}$/i\nconst zero = '0x00'\nconst word = 'deadline'\nconst day = '20261122'`,
      'src/core/a.test.ts': `const selector = '0x70a08231'`,
    },
    breaks: [
      { files: { 'src/chain/a.ts': `\nconst a = '0x70a08231'` }, says: 'src/chain/a.ts:2 says 0x70a08231' },
      { files: { 'src/chain/contracts/a/reads.ts': `const a = '0x70A08231'` }, says: 'says 0x70A08231' },
      { files: { 'src/features/pools/a.ts': `const topic = '0x${HASH}'` }, says: 'says 0xab12' },
      { files: { 'src/chain/a.ts': 'const data = (word: string) => `0x70a08231${word}`' }, says: 'says 0x70a08231' },
      { files: { 'src/chain/a.ts': 'const guarded = /-0x(?:70a08231|4d2301cc)/' }, says: 'says -0x(?:70a08231' },
    ],
  },
  {
    rule: 'signatures and ABI fragments are in src/chain/contracts only',
    holds: {
      'src/chain/contracts/erc20/writes.ts': `const abi = new Interface(['function approve(address spender, uint256 amount)'])`,
      'src/chain/a.ts': `import { balanceOf } from './contracts/erc20/reads'\nconst text = 'the function of this (event)'`,
      'src/chain/a.test.ts': `const abi = ['function approve(address spender, uint256 amount)']`,
    },
    breaks: [
      {
        files: { 'src/chain/a.ts': `const abi = ['function approve(address spender)']` },
        says: 'src/chain/a.ts:1 says function approve(address spender)',
      },
      { files: { 'src/features/pools/a.ts': 'const abi = [`event Sync(${WORDS})`]' }, says: 'says event Sync(' },
      {
        files: { 'src/chain/logs/a.ts': `import { topicOf } from '../contracts/signatures'` },
        says: 'imports topicOf',
      },
    ],
  },
  {
    rule: 'call data is encoded and decoded in src/chain only',
    holds: {
      'src/features/pools/a.chain.ts': [
        `import type { Interface } from 'ethers'`,
        `import { deposit } from '../../chain/contracts/sousChef/writes'`,
        'export const stake = (pool: string) => deposit(pool, 1n)',
        `const record = { method: 'deposit', args: [] }`,
      ].join('\n'),
      'src/chain/send/intent.ts': 'contract.interface.encodeFunctionData(method, args)',
      'src/features/pools/a.test.ts': `import { Interface } from 'ethers'`,
    },
    breaks: [
      { files: { 'src/features/pools/a.chain.ts': `import { Interface } from 'ethers'` }, says: 'imports Interface' },
      {
        files: { 'src/market/a.ts': `import { encodeCall } from '../chain/contracts/codec'` },
        says: 'imports encodeCall',
      },
      {
        files: { 'src/features/pools/a.ts': `const data = intent.contract.interface.encodeFunctionData('a', [])` },
        says: 'calls encodeFunctionData',
      },
      {
        files: {
          'src/features/pools/a.ts': `\nconst intent = { contract: pool, ...{ method: 'deposit', args: [], valueRaw: 0n } }`,
        },
        says: 'src/features/pools/a.ts:2 makes an intent by hand',
      },
    ],
  },
  {
    rule: 'each contract has one folder in src/chain/contracts',
    holds: {
      'src/chain/contracts/codec.ts': 'export {}',
      'src/chain/contracts/codec.test.ts': 'export {}',
      'src/chain/contracts/pair/permit.ts': 'export {}',
    },
    breaks: [
      { files: { 'src/chain/contracts/pair.ts': 'export {}' }, says: 'src/chain/contracts/pair.ts:1 is not in' },
      { files: { 'src/chain/contracts/pair/lp/reads.ts': 'export {}' }, says: 'is not in the folder of one contract' },
    ],
  },
]
