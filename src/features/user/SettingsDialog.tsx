import { useState } from 'react'
import { LIMITS } from '../../core/limits'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { TextField } from '../../ui/controls/TextField'
import { Toggle } from '../../ui/controls/Toggle'
import { DialogStack, type DialogView } from '../../ui/overlay/DialogStack'
import type { ViewStack } from '../../ui/overlay/useViewStack'
import { Stack } from '../../ui/layout/Stack'
import { NodesView } from './nodes/NodesView'
import {
  parseDeadlineMinutes,
  parseSlippage,
  SLIPPAGE_PRESETS_BPS,
  slippageInPercent,
  slippageWarning,
} from './user.rules'
import {
  audioToggled,
  deadlineChosen,
  expertModeSet,
  selectDeadlineSeconds,
  selectGeneralSlippageBps,
  selectIsAudioOn,
  selectIsExpert,
  selectIsSingleHopOnly,
  singleHopToggled,
  slippageChosen,
} from './user.slice'

function SlippageSetting() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const slippageBps = useAppSelector(selectGeneralSlippageBps)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed !== '' && parseSlippage(typed) === null
  const warning = isWrong ? null : slippageWarning(slippageBps)

  function type(text: string): void {
    const cleaned = text.replace(',', '.')
    setTyped(cleaned)
    const bps = parseSlippage(cleaned)
    if (bps !== null) dispatch(slippageChosen(bps))
  }

  return (
    <Stack $gap={16}>
      <SegmentedControl
        legend={t('Slippage tolerance')}
        options={SLIPPAGE_PRESETS_BPS.map((value) => ({ value, label: `${slippageInPercent(value)}%` }))}
        value={slippageBps}
        onPick={(bps: number) => {
          setTyped(null)
          dispatch(slippageChosen(bps))
        }}
      />
      <TextField
        label={t('Custom slippage')}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? slippageInPercent(slippageBps)}
        onType={type}
        after="%"
        hint={t('The swap is undone if the price moves against you by more than this.')}
        error={isWrong ? t(LIMITS.invalidSlippage) : undefined}
      />
      {warning && <Notice kind="warn" title={t(warning)} />}
    </Stack>
  )
}

function DeadlineSetting() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && parseDeadlineMinutes(typed) === null

  function type(text: string): void {
    setTyped(text)
    const seconds = parseDeadlineMinutes(text)
    if (seconds !== null) dispatch(deadlineChosen(seconds))
  }

  return (
    <TextField
      label={t('Transaction deadline')}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(Math.ceil(deadlineSeconds / 60))}
      onType={type}
      after={t('minutes')}
      hint={t('The swap is undone if it waits longer than this.')}
      error={isWrong ? t('Enter whole minutes above 0') : undefined}
    />
  )
}

/** Word to type before expert mode turns on (trading 4 "Expert mode"). */
const CONFIRMATION_WORD = 'confirm'

/** Form that states which protections expert mode removes, and requires the confirmation word. */
function ExpertWarning({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim().toLowerCase() === CONFIRMATION_WORD
  return (
    <Stack
      $gap={16}
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onConfirm()
      }}
    >
      <Notice kind="bad" title={t('Only turn this on if you know what you are doing')}>
        {t(
          'Expert mode skips the confirmation, lets a swap through whatever it does to the price, and lets you send what you get to another account. Bad rates and lost funds are possible.',
        )}
      </Notice>
      <TextField
        data-focus-first
        label={t('Type the word "%word%" to go on', { word: CONFIRMATION_WORD })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onType={setTyped}
      />
      <Button type="submit" kind="danger" size="l" wide disabled={!isTyped}>
        {t('Turn on expert mode')}
      </Button>
    </Stack>
  )
}

interface SettingsView {
  name: 'settings' | 'expert' | 'nodes'
}

const HOME: SettingsView = { name: 'settings' }

function Settings({ onExpert, onNodes }: { onExpert: () => void; onNodes: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isAudioOn = useAppSelector(selectIsAudioOn)
  const isExpert = useAppSelector(selectIsExpert)
  const isSingleHopOnly = useAppSelector(selectIsSingleHopOnly)
  return (
    <Stack $gap={16}>
      <SlippageSetting />
      <DeadlineSetting />
      <Toggle
        label={t('Expert mode')}
        hint={t('Skips the confirmation, lets high price impact through, and sends to other accounts.')}
        checked={isExpert}
        onToggle={() => (isExpert ? dispatch(expertModeSet(false)) : onExpert())}
      />
      <Toggle
        label={t('Disable multihops')}
        hint={t('Restricts swaps to direct pairs only.')}
        checked={isSingleHopOnly}
        onToggle={() => dispatch(singleHopToggled())}
      />
      <Toggle
        label={t('Sounds')}
        hint={t('A short one when you choose a token, and when a swap is sent.')}
        checked={isAudioOn}
        onToggle={() => dispatch(audioToggled())}
      />
      <Button wide onClick={onNodes}>
        {t('Nodes')}
      </Button>
    </Stack>
  )
}

/** Settings of swaps (trading 2.6, 5); expert mode turns on only after its warning (trading 4). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  function view({ view: { name }, open, back }: ViewStack<SettingsView>): DialogView {
    if (name === 'settings') {
      const handlers = { onExpert: () => open({ name: 'expert' }), onNodes: () => open({ name: 'nodes' }) }
      return { title: t('Settings'), children: <Settings {...handlers} /> }
    }
    if (name === 'nodes') return { title: t('Nodes'), children: <NodesView /> }
    const enableExpert = () => {
      dispatch(expertModeSet(true))
      back?.()
    }
    return { title: t('Expert mode'), children: <ExpertWarning onConfirm={enableExpert} /> }
  }

  return (
    <DialogStack home={HOME} onClose={onClose}>
      {view}
    </DialogStack>
  )
}
