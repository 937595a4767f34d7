import { ArrowDown, ChevronDown, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '../amount/AmountField'
import { TokenButton } from '../amount/TokenButton'
import { Card } from '../content/Card'
import { DetailList, DetailRow } from '../content/DetailList'
import { Badge } from '../content/Badge'
import { Skeleton } from '../content/Skeleton'
import { TokenBadge } from '../content/TokenBadge'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { Columns, Section } from './Section'
import { Row } from '../layout/Row'
import { Text } from '../layout/Text'
import { Stack } from '../layout/Stack'

const TOKENS = ['BNB', 'CAKE', 'BUSD', 'USDT', 'ETH', 'BTCB', 'SYRUP', 'xv', '蛋糕', 'A']

const Middle = styled.div`
  display: grid;
  justify-items: center;
  margin-block: -20px;
  z-index: 1;
`

/** A value that is not shortened, so that it is plain text. */
const dollars = (text: string) => ({ text, full: text, copied: text })

function FormSample() {
  const [from, setFrom] = useState('1.25')
  return (
    <Card raised>
      <Stack>
        <Row $gap={0} $align="start" $justify="space-between">
          <div>
            <Text as="h3" $size={20}>
              Exchange
            </Text>
            <Text $tone="quiet" $size={14}>
              Trade tokens in an instant
            </Text>
          </div>
          <IconButton icon={Settings2} label="Settings" />
        </Row>
        <AmountField
          id="sample-from"
          label="From"
          value={from}
          onType={setFrom}
          tokenSlot={
            <TokenButton symbol="BNB" picture={<TokenBadge symbol="BNB" address="BNB" />} onPress={() => setFrom('')} />
          }
          balanceSlot={<span>Balance: 12.4051</span>}
          usd={dollars('~ 761.25 USD')}
          chips={['25%', '50%', '75%', 'Max'].map((label) => ({ label, onPick: () => setFrom('3.1') }))}
        />
        <Middle>
          <IconButton icon={ArrowDown} label="Switch tokens" outlined />
        </Middle>
        <AmountField
          id="sample-to"
          label="To (estimated)"
          value="204.882014592133"
          onType={setFrom}
          tokenSlot={
            <TokenButton
              symbol="CAKE"
              picture={<TokenBadge symbol="CAKE" address={`0x${'12Ab'.repeat(10)}`} />}
              onPress={() => setFrom('')}
            />
          }
          balanceSlot={<span>Balance: 0</span>}
          usd={dollars('~ 759.80 USD')}
        />
        <DetailList>
          <DetailRow label="Price" tip="What one token costs in the other, before the fee.">
            163.9056 CAKE per BNB
          </DetailRow>
          <DetailRow label="Minimum received" tip="You receive at least this much, or the transaction fails.">
            203.857604 CAKE
          </DetailRow>
          <DetailRow label="Price impact" tip="How far this trade moves the price." tone="good">
            {'<0.01%'}
          </DetailRow>
        </DetailList>
        <Button kind="primary" size="l" wide>
          Swap
        </Button>
      </Stack>
    </Card>
  )
}

/** The swap form layout, and the other states of an amount field. */
export function AmountSamples() {
  const [long, setLong] = useState('123456789.123456789')
  const [empty, setEmpty] = useState('')
  return (
    <Section id="amounts">
      <Columns>
        <FormSample />
        <Stack>
          <AmountField
            id="sample-empty"
            label="From"
            value={empty}
            onType={setEmpty}
            tokenSlot={<TokenButton onPress={() => setEmpty('')} />}
          />
          <AmountField
            id="sample-invalid"
            label="From"
            value={long}
            onType={setLong}
            invalid
            tokenSlot={
              <TokenButton
                symbol="BUSD"
                picture={<TokenBadge symbol="BUSD" address="0xe9e7" />}
                onPress={() => setLong('')}
              />
            }
            balanceSlot={<span>Balance: 3.2</span>}
            usd={dollars('~ 123,456,789.12 USD')}
          />
          <AmountField
            id="sample-disabled"
            label="To (estimated)"
            value="0.000000000000000001"
            onType={setLong}
            disabled
            isStale
            tokenSlot={
              <TokenButton
                symbol="WORMHOLEWRAPPED"
                picture={<TokenBadge symbol="WORMHOLEWRAPPED" address="0x77" />}
                onPress={() => setLong('')}
              />
            }
            balanceSlot={<Skeleton width={96} />}
          />
          <Row $gap={12} $wrap>
            {TOKENS.map((symbol) => (
              <TokenBadge key={symbol} symbol={symbol} address={`0x${symbol}`} size={40} />
            ))}
          </Row>
          <Row $gap={12} $wrap>
            <TokenBadge symbol="CAKE" address="0xa" size={20} />
            <TokenBadge symbol="CAKE" address="0xb" size={24} />
            <TokenBadge symbol="CAKE" address="0xc" size={32} />
            <Badge icon={ChevronDown}>Plain</Badge>
            <Badge kind="accent">Core</Badge>
            <Badge kind="info">Community</Badge>
            <Badge kind="good">Auto</Badge>
            <Badge kind="warn">Soon</Badge>
            <Badge kind="bad">Closed</Badge>
          </Row>
        </Stack>
      </Columns>
    </Section>
  )
}
