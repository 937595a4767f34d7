// ethers 6 has both functions of v5 under the same names, with the same results and errors.
export { getAddress, getCreate2Address } from 'ethers'
