/** Space of the proposals, from the deployment's voting.json. */
export interface Space {
  id: string
  name: string
  /** Chain of the voting power, in decimal. */
  network: string
  symbol: string
  strategy: { name: string; symbol: string; address: string; decimals: number }
  /** Accounts that may cancel any proposal; EIP-55 checksummed. */
  admins: readonly string[]
  voteType: string
  /** Smallest voting power of the author of a proposal, in the smallest unit; 0 for no limit. */
  minPowerRaw: bigint
}
