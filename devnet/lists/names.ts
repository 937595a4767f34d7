/** Name on the local chain that resolves to the good list and to the second demo account. */
export const LIST_NAME = 'bakery.eth'

/** Name whose content is on Swarm, which the app does not support. */
export const BROKEN_NAME = 'swarm.eth'

/** Contenthash of the Swarm namespace; its content does not exist. */
export const SWARM_CONTENTHASH = `0xe40101fa011b20${'d1'.repeat(32)}`
