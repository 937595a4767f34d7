interface Session {
  namespaces: Record<string, { accounts: string[]; methods: string[] }>
}
export declare const METHODS: string[]
export declare function proposalFor(chainIds: number[]): {
  optionalNamespaces: { eip155: { chains: string[]; methods: string[]; events: string[] } }
}
export declare function accountsByChain(session: Session): Map<number, string[]>
export declare function accountsOn(session: Session, chainId: number, chosen: string | null): string[]
export declare function allows(session: Session, method: string): boolean
export declare function chainToUse(session: Session, wished: readonly number[]): number
export declare function chainIdIn(value: unknown): number
export declare function addressesIn(value: unknown): string[]
