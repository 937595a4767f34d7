import { Plus, Search, Settings2, Trash2, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../content/Icon'
import { InfoTip } from '../content/InfoTip'
import { Button } from '../controls/Button'
import { Chip } from '../controls/Chip'
import { IconButton } from '../controls/IconButton'
import { ButtonLink, Link } from '../controls/Link'
import { SegmentedControl } from '../controls/SegmentedControl'
import { TextField } from '../controls/TextField'
import { Toggle } from '../controls/Toggle'
import { Columns, Section } from './Section'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['l', 'm', 's'] as const
const PRESETS = [10, 50, 100].map((bps) => ({ value: bps, label: `${bps / 100}%` }))
const EXPLORER = location.origin

function Buttons() {
  return (
    <Stack>
      {SIZES.map((size) => (
        <Row $gap={12} $wrap key={size}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {kind}
            </Button>
          ))}
        </Row>
      ))}
      <Row $gap={12} $wrap>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} busy busyText="Enabling">
            Enable
          </Button>
        ))}
      </Row>
      <Row $gap={12} $wrap>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            Disabled
          </Button>
        ))}
      </Row>
      <Button kind="primary" size="l" wide icon={Wallet}>
        Connect wallet
      </Button>
      <Button size="l" wide disabled>
        Insufficient BNB balance
      </Button>
      <Row $gap={12} $wrap>
        <IconButton icon={Settings2} label="Settings" />
        <IconButton icon={Plus} label="Add" outlined />
        <IconButton icon={Trash2} label="Remove" size="s" />
        <IconButton icon={Trash2} label="Remove" disabled />
        <Link to="/">A place here</Link>
        <Link href={EXPLORER}>View on explorer</Link>
        <ButtonLink href={EXPLORER} size="s">
          View on explorer
        </ButtonLink>
      </Row>
    </Stack>
  )
}

function Fields() {
  const [bps, setBps] = useState(50)
  const [isExpert, setIsExpert] = useState(true)
  const [text, setText] = useState('')
  return (
    <Stack>
      <SegmentedControl legend="Slippage tolerance" options={PRESETS} value={bps} onPick={setBps} />
      <TextField
        label="Custom"
        value={text}
        onType={setText}
        inputMode="decimal"
        after={<span>%</span>}
        hint="Your transaction fails where the price moves further than this."
      />
      <TextField label="Custom" value="80" onType={setText} error="Enter a valid slippage percentage" />
      <TextField
        label="Search"
        labelHidden
        type="search"
        placeholder="Search name or paste address"
        before={<Icon of={Search} />}
        value={text}
        onType={setText}
      />
      <Toggle
        label="Expert mode"
        hint="Skips the question before a costly trade."
        tip={<InfoTip about="Expert mode">Use it only if you know what you are doing.</InfoTip>}
        checked={isExpert}
        onToggle={setIsExpert}
      />
      <Toggle label="Sounds" checked={!isExpert} onToggle={(on) => setIsExpert(!on)} />
      <Toggle label="Not yours to change" checked={false} disabled onToggle={setIsExpert} />
      <Row $gap={12} $wrap>
        {PRESETS.map(({ value, label }) => (
          <Chip key={value} selected={value === bps} onPick={() => setBps(value)}>
            {label}
          </Chip>
        ))}
        <Chip onPick={() => setBps(0)}>Max</Chip>
        <Chip disabled onPick={() => setBps(0)}>
          75%
        </Chip>
      </Row>
    </Stack>
  )
}

/** Samples of buttons, inputs and switches. */
export function ControlSamples() {
  return (
    <Section id="controls">
      <Columns>
        <Buttons />
        <Fields />
      </Columns>
    </Section>
  )
}
