import { parseAbi } from 'viem'

export const factoryAbi = parseAbi([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
])

export const pairAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
])

export const tokenAbi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])

export const masterChefAbi = parseAbi([
  'event Deposit(address indexed user, uint256 indexed pid, uint256 amount)',
  'event Withdraw(address indexed user, uint256 indexed pid, uint256 amount)',
  'event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount)',
])

export const vaultAbi = parseAbi([
  'event Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime)',
  'event Withdraw(address indexed sender, uint256 amount, uint256 shares)',
  'event Harvest(address indexed sender, uint256 performanceFee, uint256 callFee)',
])

export const poolAbi = parseAbi([
  'event Deposit(address indexed user, uint256 amount)',
  'event Withdraw(address indexed user, uint256 amount)',
  'event EmergencyWithdraw(address indexed user, uint256 amount)',
])

/** Events of the deployed contract of July 2021 (protocol 5.1.2). */
export const predictionAbi = parseAbi([
  'event StartRound(uint256 indexed epoch, uint256 blockNumber)',
  'event LockRound(uint256 indexed epoch, uint256 blockNumber, int256 price)',
  'event EndRound(uint256 indexed epoch, uint256 blockNumber, int256 price)',
  'event RewardsCalculated(uint256 indexed epoch, uint256 rewardBaseCalAmount, uint256 rewardAmount, uint256 treasuryAmount)',
  'event BetBull(address indexed sender, uint256 indexed currentEpoch, uint256 amount)',
  'event BetBear(address indexed sender, uint256 indexed currentEpoch, uint256 amount)',
  'event Claim(address indexed sender, uint256 indexed currentEpoch, uint256 amount)',
  'event Pause(uint256 epoch)',
  'event Unpause(uint256 epoch)',
])

export const lotteryAbi = parseAbi([
  'event LotteryOpen(uint256 indexed lotteryId, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 firstTicketId, uint256 injectedAmount)',
  'event LotteryInjection(uint256 indexed lotteryId, uint256 injectedAmount)',
  'event LotteryClose(uint256 indexed lotteryId, uint256 firstTicketIdNextLottery)',
  'event LotteryNumberDrawn(uint256 indexed lotteryId, uint256 finalNumber, uint256 countWinningTickets)',
  'event TicketsPurchase(address indexed buyer, uint256 indexed lotteryId, uint256 numberTickets)',
  'event TicketsClaim(address indexed claimer, uint256 amount, uint256 indexed lotteryId, uint256 numberTickets)',
])

export const competitionAbi = parseAbi([
  'event UserRegister(address userAddress, uint256 teamId)',
  'event NewCompetitionStatus(uint8 status)',
])

export const profileAbi = parseAbi([
  'event TeamAdd(uint256 teamId, string teamName)',
  'event TeamPointIncrease(uint256 indexed teamId, uint256 numberPoints, uint256 indexed campaignId)',
  'event UserNew(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId)',
  'event UserUpdate(address indexed userAddress, address nftAddress, uint256 tokenId)',
  'event UserPause(address indexed userAddress, uint256 teamId)',
  'event UserReactivate(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId)',
  'event UserChangeTeam(address indexed userAddress, uint256 oldTeamId, uint256 newTeamId)',
  'event UserPointIncrease(address indexed userAddress, uint256 numberPoints, uint256 indexed campaignId)',
  'event UserPointIncreaseMultiple(address[] userAddresses, uint256 numberPoints, uint256 indexed campaignId)',
])
