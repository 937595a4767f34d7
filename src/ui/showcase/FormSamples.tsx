import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../content/Icon'
import { AddressField } from '../form/AddressField'
import { Checkbox } from '../form/Checkbox'
import { DateField } from '../form/DateField'
import { RadioGroup } from '../form/RadioGroup'
import { SearchSelect } from '../form/SearchSelect'
import { Select } from '../form/Select'
import { Slider } from '../form/Slider'
import { TimeField } from '../form/TimeField'
import { Columns, Section } from './Section'
import { Stack } from '../layout/Stack'

const SORTS = ['Hot', 'APR', 'Earned', 'Total staked'].map((label) => ({ value: label, label }))
const TOKENS = ['Binance-Peg BUSD', 'Bitcoin BEP2', 'Cardano', 'CAKE', 'Dogecoin', 'Ethereum', 'Été d’or', 'USD Coin']
  .concat(Array.from({ length: 30 }, (_, index) => `Token ${index + 1}`))
  .map((label) => ({ value: label, label }))
const CHOICES = [
  { value: 'yes', label: 'Yes', hint: 'The proposal takes effect with the next block that can be had for it.' },
  { value: 'no', label: 'No' },
  { value: 'abstain', label: 'Abstain', disabled: true },
] as const

function Ticks() {
  const [agreed, setAgreed] = useState(false)
  const [vote, setVote] = useState<string>()
  const [percent, setPercent] = useState(25)
  return (
    <Stack>
      <div>
        <Checkbox label="I understand" checked={agreed} onToggle={setAgreed} />
        <Checkbox
          label="Import every token of this list"
          hint="Anyone can make a token with any name."
          checked={false}
          isPartial
          onToggle={setAgreed}
        />
        <Checkbox label="Not yours to tick" checked disabled onToggle={setAgreed} />
      </div>
      <RadioGroup legend="Your vote" choices={CHOICES} value={vote} onPick={setVote} />
      <Slider label="Share to stake" percent={percent} onSlide={setPercent} />
      <Slider label="Nothing to stake" percent={0} stops={[]} disabled onSlide={setPercent} />
    </Stack>
  )
}

function Choosing() {
  const [sort, setSort] = useState<string>()
  const [token, setToken] = useState<string>()
  const [day, setDay] = useState('2021-07-30')
  const [time, setTime] = useState<string | undefined>('14:15')
  return (
    <Stack>
      <Select label="Sort by" options={SORTS} value={sort} onPick={setSort} placeholder="Choose one" />
      <Select label="Sort by" options={SORTS} value="APR" onPick={setSort} error="Nothing to sort" />
      <Select label="Sort by" labelHidden options={SORTS} value="Hot" onPick={setSort} disabled />
      <SearchSelect
        label="Token"
        options={TOKENS}
        value={token}
        onPick={setToken}
        placeholder="Search"
        hint="The list follows half a second after the last key."
      />
      <DateField label="Start date" value={day} min="2021-07-01" max="2030-12-31" onPick={setDay} />
      <TimeField label="Start time" value={time} hint="In your own time zone." onPick={setTime} />
      <TimeField label="End time" value="23:07" onPick={setTime} />
      <Select label="Zone" before={<Icon of={Clock} />} options={SORTS} value="Hot" onPick={setSort} />
    </Stack>
  )
}

function Addresses() {
  const [address, setAddress] = useState('')
  const [name, setName] = useState('alice.eth')
  const [wrong, setWrong] = useState('0x12345g')
  return (
    <Stack>
      <AddressField label="Token address" placeholder="0x…" value={address} onType={setAddress} />
      <AddressField label="Token address" value={wrong} onType={setWrong} />
      <AddressField label="Recipient" value={name} onType={setName} allowsNames verdict="good" />
      <AddressField
        label="List"
        value="tokens.example.eth"
        allowsNames
        verdict="checking"
        hint="Looking"
        onType={setName}
      />
    </Stack>
  )
}

/** Samples of form controls. */
export function FormSamples() {
  return (
    <Section id="forms">
      <Columns>
        <Ticks />
        <Choosing />
        <Addresses />
      </Columns>
    </Section>
  )
}
