import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Progress } from '../../ui/panels/Progress'
import type { BuildRecord } from './buildRecord.rules'
import { canCheck, type Checked, checkFiles } from './checkFiles'

function Outcome({ checked, count }: { checked: Checked; count: number }) {
  const { t } = useTranslation()
  const { different, isHashRight, isOwnBuild } = checked
  if (!isOwnBuild) return <Notice kind="warn" title={t('This page is of another build: reload it first.')} spoken />
  if (different.length === 0 && isHashRight) {
    return <Notice kind="good" title={t('All %count% files are what this build says.', { count })} spoken />
  }
  const title = t('%count% file is not what this build says || %count% files are not what this build says', {
    count: different.length,
  })
  return (
    <Notice kind="bad" title={isHashRight ? title : t('The hash of the build is not that of its files.')} spoken>
      {different.join(', ')}
    </Notice>
  )
}

/** Fetches every file of the build again and compares it with its hash; enabled once `record` is loaded. */
export function FilesCheck({ record }: { record: BuildRecord | null }) {
  const { t } = useTranslation()
  const [done, setDone] = useState<number | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const count = record?.files.length ?? 0

  async function check(): Promise<void> {
    if (record === null) return
    setChecked(null)
    setDone(0)
    setChecked(await checkFiles(record, setDone))
    setDone(null)
  }

  if (!canCheck()) {
    return <Notice kind="info" title={t('This browser can check hashes only on a page that came by https.')} />
  }
  return (
    <>
      {checked && <Outcome checked={checked} count={count} />}
      {done === null ? (
        <Button icon={ShieldCheck} disabled={record === null} onClick={() => void check()}>
          {t('Check the files')}
        </Button>
      ) : (
        <Progress
          label={t('Checking the files')}
          percent={(done * 100) / count}
          text={t('%done% of %count%', { done, count })}
        />
      )}
    </>
  )
}
