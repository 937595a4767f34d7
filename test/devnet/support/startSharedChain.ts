import type { TestProject } from 'vitest/node'
import { freePortBlock } from '../../../devnet/node/ports.ts'
import { startChain } from '../../../devnet/startChain.ts'

/** Longer than the tests take: only a test mines a block, so the newest ones stay the same. */
const LONG_INTERVAL_SECONDS = 3600

/** Addresses of the seeded chain that files share. */
export interface SharedChain {
  rpcUrl: string
  explorerUrl: string
  listsUrl: string
  /** Port that the chain was given for its host of lists. */
  listsPort: number
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedChain: SharedChain
  }
}

/** Starts the chain that files share (sharedChain.ts), because each start deploys and seeds the protocol. */
export default async function startSharedChain(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePortBlock(19_420, 3)
  const listsPort = port + 2
  const chain = await startChain({
    ...{ port, explorerPort: port + 1, listsPort },
    ...{ blockTimeSeconds: LONG_INTERVAL_SECONDS, still: true },
  })
  const { rpcUrl, explorerUrl, listsUrl } = chain
  project.provide('sharedChain', { rpcUrl, explorerUrl: explorerUrl ?? '', listsUrl: listsUrl ?? '', listsPort })
  return () => chain.stop()
}
