// ethers 6 keeps both functions under the same names and meanings as v5.
export { getAddress, getCreate2Address } from 'ethers'
