import { PRICES } from './profileWorld.ts'

/** Number of the profile contract among the holders. It holds the pictures of active profiles. */
export const PROFILES = -1
const FIRST_TEAM = 1
const LAST_TEAM = 3

interface User {
  id: number
  teamId: number
  tokenId: number | null
  points: bigint
}

/** A step that the contract refuses, with its reason. */
class Refused extends Error {}

const check = (isMet: boolean, reason: string): void => {
  if (!isMet) throw new Refused(reason)
}

/** The profiles as protocol 6 describes them, with accounts and tokens by number. */
export class ProfileModel {
  /** Registered users by account. */
  readonly users = new Map<number, User>()
  /** Points of accounts without a profile. */
  readonly earlyPoints = new Map<number, bigint>()
  readonly holders: number[]
  readonly teamUsers = [0, 0, 0, 0]
  readonly joinable = [false, true, true, true]
  cakeRaw = 0n

  constructor(holders: readonly number[]) {
    this.holders = [...holders]
  }

  get active(): number {
    return [...this.users.values()].filter(({ tokenId }) => tokenId !== null).length
  }

  pointsOf(account: number): bigint {
    return this.users.get(account)?.points ?? this.earlyPoints.get(account) ?? 0n
  }

  /** Applies a step. Returns the reason of its revert, null if it succeeds. */
  apply(step: (model: ProfileModel) => void): string | null {
    try {
      step(this)
      return null
    } catch (error) {
      if (error instanceof Refused) return error.message
      throw error
    }
  }

  create(account: number, teamId: number, tokenId: number): void {
    check(!this.users.has(account), 'Already registered')
    check(teamId >= FIRST_TEAM && teamId <= LAST_TEAM, 'Invalid teamId')
    check(this.joinable[teamId] === true, 'Team not joinable')
    check(this.holders[tokenId] === account, 'Only NFT owner can register')
    this.users.set(account, { id: this.users.size + 1, teamId, tokenId, points: 0n })
    this.earlyPoints.delete(account)
    this.take(tokenId, PRICES.toRegister)
    this.count(teamId, 1)
  }

  pause(account: number): void {
    const user = this.registered(account)
    check(user.tokenId !== null, 'User not active')
    // The count is too low once a special admin has moved a paused member away.
    check((this.teamUsers[user.teamId] ?? 0) > 0, 'SafeMath: subtraction overflow')
    this.release(account, user)
    this.count(user.teamId, -1)
  }

  update(account: number, tokenId: number): void {
    const user = this.registered(account)
    check(user.tokenId !== null, 'User not active')
    check(this.holders[tokenId] === account, 'Only NFT owner can update')
    this.release(account, user)
    user.tokenId = tokenId
    this.take(tokenId, PRICES.toUpdate)
  }

  reactivate(account: number, tokenId: number): void {
    const user = this.registered(account)
    check(user.tokenId === null, 'User is active')
    check(this.holders[tokenId] === account, 'Only NFT owner can update')
    user.tokenId = tokenId
    this.take(tokenId, PRICES.toReactivate)
    this.count(user.teamId, 1)
  }

  changeTeam(account: number, teamId: number): void {
    const user = this.users.get(account)
    if (!user) throw new Refused("User doesn't exist")
    check(teamId >= FIRST_TEAM && teamId <= LAST_TEAM, "teamId doesn't exist")
    check(this.joinable[teamId] === true, 'Team not joinable')
    check(user.teamId !== teamId, 'Already in the team')
    check((this.teamUsers[user.teamId] ?? 0) > 0, 'SafeMath: subtraction overflow')
    this.count(user.teamId, -1)
    this.count(teamId, 1)
    user.teamId = teamId
  }

  addPoints(account: number, points: bigint): void {
    check(this.pointsOf(account) + points >= 0n, 'SafeMath: subtraction overflow')
    const user = this.users.get(account)
    if (user) user.points += points
    else this.earlyPoints.set(account, this.pointsOf(account) + points)
  }

  transfer(from: number, to: number, tokenId: number): void {
    check(this.holders[tokenId] === from, 'ERC721: transfer caller is not owner nor approved')
    this.holders[tokenId] = to
  }

  private registered(account: number): User {
    const user = this.users.get(account)
    if (!user) throw new Refused('Has not registered')
    return user
  }

  private take(tokenId: number, priceRaw: bigint): void {
    this.holders[tokenId] = PROFILES
    this.cakeRaw += priceRaw
  }

  private release(account: number, user: User): void {
    if (user.tokenId !== null) this.holders[user.tokenId] = account
    user.tokenId = null
  }

  private count(teamId: number, by: 1 | -1): void {
    this.teamUsers[teamId] = (this.teamUsers[teamId] ?? 0) + by
  }
}
