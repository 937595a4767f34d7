/** The name on the local chain that stands for the good list and for the second demo account. */
export const LIST_NAME = 'bakery.eth'

/** A name whose content is kept where the app cannot read: on Swarm. */
export const BROKEN_NAME = 'swarm.eth'

/** A contenthash of the Swarm namespace; its content does not exist. */
export const SWARM_CONTENTHASH = `0xe40101fa011b20${'d1'.repeat(32)}`
