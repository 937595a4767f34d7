// v5 has no default provider for the SDK's chains and throws; ethers 6 would connect to hosts of its own choice.
export const getDefaultProvider = (network) => {
  throw new Error(`unsupported getDefaultProvider network: ${network.name}`)
}
