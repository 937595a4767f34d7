import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '../../core/limits'
import { useTranslation } from '../../i18n'
import { setPercentText } from '../../i18n/figures/percent'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { TextField } from '../../ui/controls/TextField'
import { Toggle } from '../../ui/controls/Toggle'
import { ConfirmWordField } from '../../ui/form/ConfirmWordField'
import { DialogStack, type DialogView } from '../../ui/overlay/DialogStack'
import type { ViewStack } from '../../ui/overlay/useViewStack'
import { Stack } from '../../ui/layout/Stack'
import { ApprovalAmountChoice } from './ApprovalAmountChoice'
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
  const { t, locale } = useTranslation()
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
        options={SLIPPAGE_PRESETS_BPS.map((value) => ({ value, label: setPercentText(value, locale) }))}
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
        hint={t(
          'The swap is cancelled if the price moves against you by more than this. You still pay the network fee.',
        )}
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
      hint={t('The swap is cancelled if it takes longer. You still pay the network fee.')}
      error={isWrong ? t('Enter a whole number of minutes, at least 1') : undefined}
    />
  )
}

/** Form that states which protections expert mode removes, and requires a typed word (trading 4 "Expert mode"). */
function ExpertWarning({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation()
  const [isTyped, setIsTyped] = useState(false)
  return (
    <Stack
      $gap={16}
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onConfirm()
      }}
    >
      <Notice kind="bad" title={t('Turn this on only if you know the risks')}>
        {t(
          'Expert mode skips the review, allows a very high price impact and lets you send to another account. You can get a bad price or lose your tokens.',
        )}
      </Notice>
      <ConfirmWordField isFocusedFirst onChange={setIsTyped} />
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

interface SettingsProps {
  focusOn: 'expert' | undefined
  onExpert: () => void
  onNodes: () => void
}

function Settings({ focusOn, onExpert, onNodes }: SettingsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isAudioOn = useAppSelector(selectIsAudioOn)
  const isExpert = useAppSelector(selectIsExpert)
  const isSingleHopOnly = useAppSelector(selectIsSingleHopOnly)
  const expertPlace = useRef<HTMLDivElement>(null)
  // The dialog focuses the switch without scrolling to it.
  useEffect(() => {
    if (focusOn === 'expert') expertPlace.current?.scrollIntoView({ block: 'nearest' })
  }, [focusOn])
  return (
    <Stack $gap={16}>
      <SlippageSetting />
      <DeadlineSetting />
      <div ref={expertPlace}>
        <Toggle
          label={t('Expert mode')}
          hint={t('Skips the review, allows a high price impact and lets you send to other accounts.')}
          isFocusedFirst={focusOn === 'expert'}
          checked={isExpert}
          onToggle={() => (isExpert ? dispatch(expertModeSet(false)) : onExpert())}
        />
      </div>
      <Toggle
        label={t('Disable multihops')}
        hint={t('Swaps only through direct pairs. You may get a worse price.')}
        checked={isSingleHopOnly}
        onToggle={() => dispatch(singleHopToggled())}
      />
      <ApprovalAmountChoice />
      <Toggle
        label={t('Sounds')}
        hint={t('Plays a short sound when you choose a token or send a swap.')}
        checked={isAudioOn}
        onToggle={() => dispatch(audioToggled())}
      />
      <Button wide onClick={onNodes}>
        {t('Nodes')}
      </Button>
    </Stack>
  )
}

interface SettingsDialogProps {
  /** The setting that receives the first focus. */
  focusOn?: 'expert'
  onClose: () => void
}

/** Settings of swaps (trading 2.6, 5); expert mode turns on only after its warning (trading 4). */
export function SettingsDialog({ focusOn, onClose }: SettingsDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  function view({ view: { name }, open, back }: ViewStack<SettingsView>): DialogView {
    if (name === 'settings') {
      const handlers = { onExpert: () => open({ name: 'expert' }), onNodes: () => open({ name: 'nodes' }) }
      return { title: t('Settings'), children: <Settings focusOn={focusOn} {...handlers} /> }
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
