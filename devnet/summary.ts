import { nodeUrlsAt } from './hostile/hostileDeployment.ts'
import { HOSTILE_TOKENS } from './hostile/hostileTokens.ts'
import { FIRST_LIST } from './lists/documents.ts'
import { LIST_NAME } from './lists/names.ts'
import { readDevnet } from './protocol/deploymentFiles.ts'
import { DEMO_ACCOUNTS } from './protocol/accounts.ts'
import type { StartOptions } from './options.ts'
import type { RunningChain } from './startChain.ts'

const listLines = (url: string): [string, string][] => [
  ['Lists', `${url} (token lists to import and update, and a broken one)`],
  ['', `${LIST_NAME} and ipfs://${FIRST_LIST.cid} resolve to one of them`],
]

/** Returns the lines of the summary about the hostile mode. */
function hostileLines(rpcUrl: string, nodesPort: number): [string, string][] {
  const [outlier, , correct] = nodeUrlsAt(rpcUrl, nodesPort)
  return [
    ['Hostile', `${outlier} (a node that returns false reserves)`],
    ['', `${correct} (a second correct node)`],
    ['', 'each tenth block the last three are replaced; one in four transactions is dropped'],
    ...[
      'TAXED keeps a tenth of each transfer',
      ...HOSTILE_TOKENS.map(({ symbol, address }) => `${symbol} ${address}`),
    ].map((token): [string, string] => ['', token]),
  ]
}

/** Returns the summary that is printed once everything runs, one fact per line. */
export function summary(
  { engine, rpcUrl, explorerUrl, listsUrl }: RunningChain,
  { blockTimeSeconds, still, hostile, hostilePort }: StartOptions,
  { appUrl, servicesUrl }: { appUrl: string | null; servicesUrl: string | null },
  tookMs: number,
): string {
  const { chainId, demoWallet } = readDevnet()
  const names = demoWallet?.accounts.map(({ name }) => name) ?? []
  const accounts = DEMO_ACCOUNTS.map(({ address }, at) => `${names[at] ?? at} ${address}`)
  const lines: [string, string][] = [
    ...(appUrl ? [['App', appUrl] as [string, string]] : []),
    ['Chain', `${rpcUrl} (${engine}, chain id ${chainId}, a block each ${blockTimeSeconds} s)`],
    ...(explorerUrl ? [['Explorer', explorerUrl] as [string, string]] : []),
    ...(listsUrl ? listLines(listsUrl) : []),
    ...(servicesUrl ? [['Services', `${servicesUrl} (they start in the background)`] as [string, string]] : []),
    ...(hostile ? hostileLines(rpcUrl, hostilePort) : []),
    ['Prices', still ? 'only your trades move them' : 'a small trade moves them now and then (--still turns that off)'],
    [
      'Rounds',
      still ? 'no prediction round is executed' : 'the prediction executes them (npm run prediction -- pause stops it)',
    ],
    ['Battle', 'registration is open (npm run competition -- open begins it)'],
    ...accounts.map((account, at): [string, string] => [at === 0 ? 'Accounts' : '', account]),
    ['Stop', 'Ctrl-C'],
  ]
  const rows = lines.map(([label, fact]) => `  ${label.padEnd(10)}${fact}`)
  return [`Hotcake is ready after ${(tookMs / 1000).toFixed(1)} s.`, ...rows].join('\n')
}
