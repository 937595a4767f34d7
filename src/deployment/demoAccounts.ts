import facts from '#deployment/deployment.json'

/** The well-known keys with which the demo wallet signs; none on a chain whose money has value. */
export const demoAccounts: readonly { name: string; privateKey: string }[] = facts.demoWallet?.accounts ?? []
