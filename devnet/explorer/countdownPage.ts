import { errorPage, pageFound, type PageResponse, type Sources } from './pageResponse.ts'
import { markup } from './html.ts'
import { blockLink, facts } from './layout.ts'

/** Returns the countdown page of a future block: how many blocks remain until it (yield 2 "countdown link"). */
export async function countdownPage({ rpc }: Sources, text: string): Promise<PageResponse> {
  if (!/^\d{1,15}$/.test(text)) return errorPage(404, 'Countdown', 'This is not a block number.')
  const number = Number(text)
  const head = Number(await rpc.ask<string>('eth_blockNumber'))
  const rows = facts([
    ['Newest block', blockLink(head)],
    ['Blocks to come', Math.max(0, number - head)],
  ])
  return pageFound(number > head ? `Waiting for block ${number}` : `Block ${number} has been mined`, markup`${rows}`)
}
