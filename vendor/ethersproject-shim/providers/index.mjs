// v5 has no default provider for the chains of this package and throws so; ethers 6 would talk to hosts of its own choice.
export const getDefaultProvider = (network) => {
  throw new Error(`unsupported getDefaultProvider network: ${network.name}`)
}
