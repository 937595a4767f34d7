import { id } from 'ethers'

const SELECTOR_CHARACTERS = 10

/**
 * Returns the selector of a function or an error from its canonical signature, such as `balanceOf(address)`. Every
 * build replaces the call by its value (scripts/build/foldSignatures.ts); only tests outside Vite run it.
 */
export const selectorOf = (signature: string): `0x${string}` =>
  id(signature).slice(0, SELECTOR_CHARACTERS) as `0x${string}`

/** Returns the topic of an event from its canonical signature, such as `Sync(uint112,uint112)`; replaced as above. */
export const topicOf = (signature: string): `0x${string}` => id(signature) as `0x${string}`
