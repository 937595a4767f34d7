import type { AddressLike, BaseContract, BaseContractMethod, ContractRunner, ContractTransactionResponse } from 'ethers'

type Read<Args extends unknown[], Answer> = BaseContractMethod<Args, Answer, Answer>
type Write<Args extends unknown[], Answer = void> = BaseContractMethod<Args, Answer, ContractTransactionResponse>

/** Typed contract; `connect` keeps the type. */
type Known<Methods> = Omit<BaseContract, 'connect' | 'target'> &
  Methods & { readonly target: string; connect(runner: ContractRunner | null): Known<Methods> }

export type Registry = Known<{
  owner: Read<[node: string], string>
  resolver: Read<[node: string], string>
  recordExists: Read<[node: string], boolean>
  isApprovedForAll: Read<[owner: AddressLike, operator: AddressLike], boolean>
  setOwner: Write<[node: string, owner: AddressLike]>
  setSubnodeOwner: Write<[node: string, label: string, owner: AddressLike], string>
  setResolver: Write<[node: string, resolver: AddressLike | BaseContract | Resolver]>
  setApprovalForAll: Write<[operator: AddressLike, approved: boolean]>
}>

export type Resolver = Known<{
  registry: Read<[], string>
  'addr(bytes32)': Read<[node: string], string>
  'addr(bytes32,uint256)': Read<[node: string, coinType: bigint], string>
  contenthash: Read<[node: string], string>
  supportsInterface: Read<[id: string], boolean>
  'setAddr(bytes32,address)': Write<[node: string, to: AddressLike]>
  'setAddr(bytes32,uint256,bytes)': Write<[node: string, coinType: bigint, to: string]>
  setContenthash: Write<[node: string, hash: string]>
}>
