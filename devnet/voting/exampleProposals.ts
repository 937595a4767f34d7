/** Proposal of the seed. Accounts by index: Demo, Second, Third, and two stakers. */
export interface ExampleProposal {
  author: number
  title: string
  body: string
  choices: string[]
  /** Start and end, in seconds from the publication; a start may be in the past. */
  startsInS: number
  endsInS: number
  /** Accounts and their choices, counted from 1. */
  votes: readonly (readonly [voter: number, choice: number])[]
}

const DAY_S = 86_400
/** The hub accepts no proposal whose end has passed, so the votes on a closed one are cast before it closes. */
const SOON_S = 12

const REWARDS = `## Summary

Move **a tenth of the farm rewards** to the Syrup pools for four weeks.

## Why

- More CAKE stays staked.
- Farms with little liquidity earn less than their network fees.

| place | now | proposed |
|---|---|---|
| farms | 70 % | 63 % |
| Syrup pools | 30 % | 37 % |

> The change ends by itself after four weeks.

See [the discussion](https://example.org/discussion).`

const LIST = `Which token should get the next Syrup pool?

1. It has to be listed for at least a month.
2. Its pair needs liquidity of 100,000 USD.`

/** The example proposals, in the order of their publication. */
export const exampleProposals: readonly ExampleProposal[] = [
  {
    ...{ author: 0, title: 'Set the performance fee of the vault to 1 %', choices: ['Yes', 'No'] },
    body: 'Halve the fee for three months, and then vote again.',
    ...{
      startsInS: -3 * DAY_S,
      endsInS: SOON_S,
      votes: [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
    },
  },
  {
    ...{ author: 1, title: 'Pay a bounty for translations', choices: ['Yes', 'No', 'Later'] },
    body: 'A bounty of 5 CAKE for each reviewed page.',
    ...{
      startsInS: -2 * DAY_S,
      endsInS: SOON_S,
      votes: [
        [0, 3],
        [3, 1],
      ],
    },
  },
  {
    ...{ author: 0, title: 'Move a tenth of the farm rewards to Syrup pools', body: REWARDS },
    choices: ['Move a tenth', 'Move a twentieth', 'Change nothing'],
    ...{
      startsInS: -DAY_S,
      endsInS: 5 * DAY_S,
      votes: [
        [1, 1],
        [3, 1],
        [4, 3],
      ],
    },
  },
  {
    ...{ author: 2, title: 'Choose the token of the next Syrup pool', body: LIST },
    choices: ['BUSD', 'ETH', 'BTCB', 'None of them'],
    ...{
      startsInS: -DAY_S,
      endsInS: 2 * DAY_S,
      votes: [
        [1, 2],
        [4, 2],
      ],
    },
  },
  {
    ...{ author: 0, title: 'Open a farm for a new pair every month', choices: ['Yes', 'No'] },
    body: 'The community proposes pairs, and a vote like this one decides.',
    ...{ startsInS: 2 * DAY_S, endsInS: 9 * DAY_S, votes: [] },
  },
]
