import type { Sample } from './samples.ts'

const linesOf = (count: number): string => 'export {}\n'.repeat(count)

export const shapeSamples: readonly Sample[] = [
  {
    rule: 'roles are a closed list: slice chain rules updater styles messages test',
    holds: {
      'src/features/a/a.slice.ts': '',
      'src/features/a/a.slice.test.ts': '',
      'src/features/a/a.chain.ts': '',
      'src/features/a/a.rules.ts': '',
      'src/features/a/a.updater.ts': '',
      'src/features/a/a.styles.ts': '',
      'src/features/a/a.messages.ts': '',
      'src/vite-env.d.ts': '',
    },
    breaks: [
      { files: { 'src/features/a/a.service.ts': '' }, says: 'src/features/a/a.service.ts:1 has the role service' },
    ],
  },
  {
    rule: 'no helpers, utils, common, misc, types or constants',
    holds: { 'src/core/amount.ts': '', 'src/ui/Typescale.tsx': '', 'src/core/commonBase.ts': '' },
    breaks: [
      { files: { 'src/core/helpers.ts': '' }, says: 'is called helpers' },
      { files: { 'src/utils/amount.ts': '' }, says: 'is called utils' },
      { files: { 'src/features/swap/swapUtils.ts': '' }, says: 'is called swapUtils' },
      { files: { 'test/e2e/common/page.ts': '' }, says: 'is called common' },
      { files: { 'src/features/swap/types.test.ts': '' }, says: 'is called types' },
      { files: { 'scripts/constants.ts': '' }, says: 'is called constants' },
    ],
  },
  {
    rule: 'no file over 300 lines without a reason',
    holds: { 'src/core/a.ts': linesOf(300) },
    breaks: [
      { files: { 'src/core/a.ts': linesOf(301) }, says: 'has 301 lines' },
      { files: { 'test/unit/a.test.ts': linesOf(301) }, says: 'has 301 lines' },
    ],
  },
  {
    rule: 'no route in src/ui',
    holds: {
      'src/ui/a.tsx': `export const A = ({ to }: { to: string }) => <Link to={to} title="a/b" />`,
      'src/ui/a.test.tsx': `const a = <A to="/swap" />`,
      'src/ui/showcase/A.tsx': `const a = <A to="/swap" />`,
      'src/app/a.tsx': `const a = <A to="/swap" />`,
    },
    breaks: [
      { files: { 'src/ui/a.tsx': `export const A = () => <Link to="/swap" />` }, says: 'src/ui/a.tsx:1 says /swap' },
      { files: { 'src/ui/a.ts': `const tabs = [{ to: '/pool' }]` }, says: 'says /pool' },
      { files: { 'src/ui/a.ts': 'const to = (id: string) => `/teams/${id}`' }, says: 'says /teams/' },
    ],
  },
  {
    rule: 'a role is the last part of the name: swap.slice.ts, never swapSlice.ts',
    holds: {
      'src/features/a/a.slice.ts': '',
      'src/features/a/switchChain.ts': '',
      'src/features/a/useWrongChain.ts': '',
      'src/ui/GlobalStyle.tsx': '',
      'src/core/storage.ts': '',
    },
    breaks: [
      { files: { 'src/features/a/fooSlice.ts': '' }, says: 'fooSlice.ts:1 is called fooSlice, not foo.slice' },
      { files: { 'src/features/a/fooChain.ts': '' }, says: 'not foo.chain' },
      { files: { 'src/features/a/fooRules.test.ts': '' }, says: 'not foo.rules' },
      { files: { 'src/features/a/fooLook.ts': '' }, says: 'not foo.styles' },
      { files: { 'src/features/a/fooWords.ts': '' }, says: 'not foo.messages' },
      { files: { 'src/features/a/slice.ts': '' }, says: 'is called slice' },
      { files: { 'src/features/a/fooReducer.ts': '' }, says: 'not foo.slice' },
    ],
  },
  {
    rule: 'no URL in src',
    holds: {
      'src/ui/a.tsx': `const xml = 'http://www.w3.org/2000/svg'\nconst isUrl = (t: string) => t.startsWith('https://')`,
      'src/ui/a.test.ts': `const a = 'https://node.example'`,
    },
    breaks: [
      {
        files: { 'src/chain/a.ts': `const a = 'https://bsc.example'` },
        says: 'src/chain/a.ts:1 says https://bsc.example',
      },
      {
        files: { 'src/chain/a.ts': 'const a = (k: string) => `wss://relay.example/${k}`' },
        says: 'says wss://relay.example/',
      },
      {
        files: { 'src/ui/a.tsx': 'export const A = () => <p>see http://a.example</p>' },
        says: 'says see http://a.example',
      },
    ],
  },
  {
    rule: 'no address in src',
    holds: {
      'src/chain/a.ts': `const zero = '0x${'0'.repeat(40)}'\nconst topic = '0x${'ab'.repeat(32)}'\nconst id = '0x08c379a0'`,
      'src/chain/a.test.ts': `const a = '0x${'ab'.repeat(20)}'`,
    },
    breaks: [{ files: { 'src/chain/a.ts': `const a = '0x${'aB'.repeat(20)}'` }, says: 'says 0xaBaB' }],
  },
  {
    rule: 'no chain id in src',
    holds: {
      'src/ui/a.tsx': `const ROW_PX = 56\nconst look = { height: 56 }\nexport const A = () => <Icon size={56} />`,
      'src/chain/a.test.ts': 'const a = 56',
    },
    breaks: [
      { files: { 'src/chain/a.ts': '\nconst chainId = 56' }, says: 'src/chain/a.ts:2 says 56' },
      { files: { 'src/chain/a.ts': 'const isDevnet = (id: number) => id === 31_337' }, says: 'says 31_337' },
      { files: { 'src/chain/a.ts': `const testnet = '0x61'` }, says: `says '0x61'` },
      { files: { 'src/chain/a.ts': `type Id = 97` }, says: 'says 97' },
      { files: { 'src/ui/a.tsx': 'export const A = () => <Link chainId={56} />' }, says: 'says 56' },
    ],
  },
  {
    rule: 'files of a deployment are read in src/deployment only',
    holds: { 'src/deployment/farms.ts': `import facts from '#deployment/farms.json'` },
    breaks: [
      {
        files: { 'src/chain/a.ts': `import facts from '#deployment/deployment.json'` },
        says: 'src/chain/a.ts:1 imports #deployment/deployment.json',
      },
      {
        files: { 'src/features/lists/a.test.ts': `import list from '#deployment/token-list.json'` },
        says: 'imports #deployment/token-list.json',
      },
    ],
  },
]
