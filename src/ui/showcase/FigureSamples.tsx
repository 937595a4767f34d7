import { useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '../content/Card'
import { DetailList, DetailRow } from '../content/DetailList'
import { Button } from '../controls/Button'
import { ChangingFigure } from '../figures/ChangingFigure'
import { Countdown } from '../figures/Countdown'
import { Progress } from '../panels/Progress'
import { Ribbon } from '../panels/Ribbon'
import { announce } from '../toast/announce'
import { Columns, Section } from './Section'
import { Text } from '../layout/Text'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'

const Place = styled(Card)`
  position: relative;

  && {
    padding-block-start: 48px;
  }
`

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

function Changing() {
  const [step, setStep] = useState({ count: 0, byUser: false })
  const value = `${(1_204.31 + step.count * 87.46).toFixed(2)} CAKE`
  const go = (by: number, byUser: boolean) => () => setStep(({ count }) => ({ count: count + by, byUser }))
  return (
    <Stack>
      <Text $size={32} $weight={600}>
        <ChangingFigure value={value} byUser={step.byUser} signs={12} />
      </Text>
      <Row $gap={12} $wrap>
        <Button size="s" onClick={go(1, true)}>
          More, by you
        </Button>
        <Button size="s" onClick={go(-1, true)}>
          Less, by you
        </Button>
        <Button size="s" onClick={go(1, false)}>
          More, by the chain
        </Button>
      </Row>
    </Stack>
  )
}

function Waiting() {
  const [startMs] = useState(() => Date.now())
  const over = () => announce('The round is over')
  return (
    <DetailList>
      <DetailRow label="Ends in">
        <Countdown label="Ends in" endMs={startMs + 3 * DAY_MS + 75 * MINUTE_MS} />
      </DetailRow>
      <DetailRow label="Unstaking fee until">
        <Countdown label="Unstaking fee until" smallest="minute" endMs={startMs + DAY_MS} />
      </DetailRow>
      <DetailRow label="Next round">
        <Countdown label="Next round" endMs={startMs + 20_000} onEnd={over} />
      </DetailRow>
    </DetailList>
  )
}

/** Samples of changing figures and progress. */
export function FigureSamples() {
  return (
    <Section id="figures">
      <Columns>
        <Changing />
        <Stack>
          <Waiting />
          <Progress label="Raised" percent={37.4} text="37.4 of 100 BNB" />
          <Progress label="Blocks until it ends" percent={100} />
          <Progress label="Reading the lists" percent={undefined} />
        </Stack>
        <Place>
          <Ribbon kind="over">Finished</Ribbon>
          These pools are no longer distributing rewards.
        </Place>
        <Place>
          <Ribbon kind="accent">Live</Ribbon>
          The sale goes on.
        </Place>
        <Place>
          <Ribbon kind="info">Coming soon, with a name that is long</Ribbon>
          Not yet.
        </Place>
      </Columns>
    </Section>
  )
}
