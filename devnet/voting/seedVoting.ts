import { setTimeout as sleep } from 'node:timers/promises'
import type { HDNodeWallet, Wallet } from 'ethers'
import {
  type Envelope,
  envelopeOf,
  type HubMessage,
  type MessageFacts,
  type NewProposal,
  proposalMessage,
  typedDataOf,
  voteMessage,
} from '../../src/chain/services/hubEnvelope.ts'
import { DEMO_ACCOUNTS, STAKERS } from '../protocol/accounts.ts'
import { readVoting } from '../protocol/deploymentFiles.ts'
import { exampleProposals } from './exampleProposals.ts'

type Signer = HDNodeWallet | Wallet

/** A hub in its process, and the messages of accounts to it, signed as their wallets would sign. */
export interface Hub {
  /** Publishes a proposal and returns its id. */
  publish(author: Signer, proposal: Omit<NewProposal, 'voteType'>): Promise<string>
  /** Casts a vote with the power of the account at a block, or with another stated one. */
  vote(voter: Signer, proposal: string, choice: number, snapshotBlock: number, stated?: string): Promise<string>
}

interface Power {
  total: string
  verificationHash: string
  block: number
}

const MS = 1_000
const nowSeconds = () => Math.floor(Date.now() / MS)

/** Status of the services while their index does not have the block yet. */
const UNAVAILABLE = 503
const ATTEMPTS = 60

async function post<Reply>(url: string, body: unknown, attempt = 1): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status === UNAVAILABLE && attempt < ATTEMPTS) {
    await sleep(MS)
    return post(url, body, attempt + 1)
  }
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

async function signed(signer: Signer, message: HubMessage): Promise<Envelope> {
  const data = JSON.parse(typedDataOf(message)) as Parameters<typeof sign>[1]
  return envelopeOf(message, signer.address as MessageFacts['from'], {
    signature: await sign(signer, data),
    isTyped: true,
  })
}

function sign(
  signer: Signer,
  {
    domain,
    types,
    message,
  }: { domain: object; types: Record<string, { name: string; type: string }[]>; message: object },
): Promise<string> {
  const { EIP712Domain: _, ...own } = types
  return signer.signTypedData(domain, own, { ...message })
}

/** Returns the hub of services that run at a URL. */
export function openHub(url: string): Hub {
  const { space, snapshotVersion: version, voteType } = readVoting()
  const factsOf = ({ address }: Signer) => ({
    ...{ from: address as MessageFacts['from'], space, version, timestampS: nowSeconds() },
  })
  const send = async (signer: Signer, message: HubMessage) =>
    (await post<{ id: string }>(`${url}/api/message`, await signed(signer, message))).id
  return {
    publish: (author, proposal) => send(author, proposalMessage(factsOf(author), { ...proposal, voteType })),
    async vote(voter, proposal, choice, snapshotBlock, stated) {
      const { data } = await post<{ data: Power }>(`${url}/power`, { address: voter.address, block: snapshotBlock })
      const power = { ...data, ...(stated !== undefined && { total: stated }) }
      return send(voter, voteMessage(factsOf(voter), { proposal, choice, power }))
    },
  }
}

/**
 * Publishes the example proposals with their votes: open ones, one that starts later, and closed ones. Returns their ids.
 */
export async function seedVoting(url: string): Promise<string[]> {
  const hub = openHub(url)
  const accounts = [...DEMO_ACCOUNTS, ...STAKERS]
  const accountAt = (index: number): Signer => {
    const account = accounts[index]
    if (!account) throw new Error(`There is no account ${index}.`)
    return account
  }
  const ids: string[] = []
  const { data: newest } = await post<{ data: Power }>(`${url}/power`, { address: accountAt(0).address })
  for (const { author, votes, startsInS, endsInS, ...texts } of exampleProposals) {
    const nowS = nowSeconds()
    const times = { startS: nowS + startsInS, endS: nowS + endsInS, snapshotBlock: newest.block }
    const id = await hub.publish(accountAt(author), { ...texts, ...times })
    for (const [voter, choice] of votes) await hub.vote(accountAt(voter), id, choice, newest.block)
    ids.push(id)
  }
  return ids
}
