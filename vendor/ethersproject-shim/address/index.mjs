// ethers 6 keeps both functions of v5 under the same names and with the same answers and errors.
export { getAddress, getCreate2Address } from 'ethers'
