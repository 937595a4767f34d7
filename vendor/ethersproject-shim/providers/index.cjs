module.exports = {
  getDefaultProvider: (network) => {
    throw new Error(`unsupported getDefaultProvider network: ${network.name}`)
  },
}
