import { useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '../content/Card'
import { TokenBadge } from '../content/TokenBadge'
import { Button } from '../controls/Button'
import { InfiniteList } from '../lists/InfiniteList'
import { Pagination } from '../lists/Pagination'
import { type Column, Table } from '../lists/Table'
import { Tabs } from '../panels/Tabs'
import { Columns, Section } from './Section'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'

type Farm = { symbol: string; apr: string; liquidity: string }

const FARMS: readonly Farm[] = [
  { symbol: 'CAKE-BNB', apr: '48.21%', liquidity: '$412,603,118' },
  { symbol: 'BUSD-BNB', apr: '21.07%', liquidity: '$188,044,950' },
  { symbol: 'WORMHOLEWRAPPED-USDT', apr: '1,204.9%', liquidity: '$9,120' },
]

const COLUMNS: readonly Column<Farm>[] = [
  {
    name: 'Farm',
    isHead: true,
    renderCell: ({ symbol }) => (
      <Row as="span">
        <TokenBadge symbol={symbol} address={symbol} /> {symbol}
      </Row>
    ),
  },
  { name: 'APR', align: 'figures', renderCell: ({ apr }) => apr },
  { name: 'Liquidity', align: 'figures', renderCell: ({ liquidity }) => liquidity },
  { name: 'Actions', nameHidden: true, align: 'end', renderCell: () => <Button size="s">Stake LP</Button> },
]

const Scroll = styled.div`
  max-block-size: 320px;
  overflow-y: auto;
`

const STEP = 12
const ALL = 60

function Growing() {
  const [count, setCount] = useState(STEP)
  const [isLoading, setIsLoading] = useState(false)

  function load(): void {
    setIsLoading(true)
    setTimeout(() => {
      setCount((before) => before + STEP)
      setIsLoading(false)
    }, 600)
  }

  const rounds = Array.from({ length: count }, (_, index) => `Round ${index + 1}`)
  return (
    <Scroll tabIndex={0} role="region" aria-label="Rounds of the past">
      <InfiniteList
        label="Rounds"
        items={rounds}
        keyOf={(round) => round}
        hasMore={count < ALL}
        isLoading={isLoading}
        onMore={load}
      >
        {(round) => <Card inset="s">{round}</Card>}
      </InfiniteList>
    </Scroll>
  )
}

function Paged() {
  const [page, setPage] = useState(5)
  const [tab, setTab] = useState<'live' | 'finished'>('live')
  const tabs = [
    { value: 'live', label: 'Live' },
    { value: 'finished', label: 'Finished' },
  ] as const
  return (
    <Stack>
      <Tabs label="Pools" tabs={tabs} value={tab} onPick={setTab}>
        {tab === 'live' ? 'Pools that give tokens now.' : 'These pools are no longer distributing rewards.'}
      </Tabs>
      <Pagination label="Pages of rounds" page={page} pageCount={12} onPage={setPage} />
      <Pagination label="Pages of winners" page={1} pageCount={3} onPage={setPage} />
    </Stack>
  )
}

/** Samples of tables, lists and pagination. */
export function ListSamples() {
  return (
    <Section id="lists">
      <Table caption="Farms" columns={COLUMNS} rows={FARMS} keyOf={({ symbol }) => symbol} />
      <Columns>
        <Paged />
        <Growing />
      </Columns>
    </Section>
  )
}
