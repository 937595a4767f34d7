import { deployment } from './deployment'

type ExplorerPage = 'tx' | 'address' | 'token' | 'block' | 'block/countdown'

/** Answers the address of the explorer's page about a transaction, account, token, block or the wait for a block; null without an explorer. */
export function explorerLink(page: ExplorerPage, id: string | number): string | null {
  return deployment.explorer ? `${deployment.explorer.url}/${page}/${id}` : null
}
