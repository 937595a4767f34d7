import { useEffect, useState } from 'react'
import { ShieldCheck } from 'lucide-react'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { Skeleton } from '../../ui/content/Skeleton'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Progress } from '../../ui/panels/Progress'
import { Placeholder, Code, Column, Details, FileList, Heading } from './about.styles'
import type { BuildRecord } from './buildRecord.rules'
import { canCheck, checkFiles, fetchBuildRecord, isSealedBuild, type Checked } from './checkFiles'

function Outcome({ checked, count }: { checked: Checked; count: number }) {
  const { t } = useTranslation()
  const { different, isHashRight, isOwnBuild } = checked
  if (!isOwnBuild) return <Notice kind="warn" title={t('This page is from another build. Reload it first.')} spoken />
  if (different.length === 0 && isHashRight) {
    return <Notice kind="good" title={t('All %count% files match this build.', { count })} spoken />
  }
  const title = t('%count% file does not match this build || %count% files do not match this build', {
    count: different.length,
  })
  return (
    <Notice kind="bad" title={isHashRight ? title : t('The hash of the build does not match its files.')} spoken>
      {different.join(', ')}
    </Notice>
  )
}

/** Fetches every file of the build again and compares it with its hash; enabled once `record` is loaded. */
function FilesCheck({ record }: { record: BuildRecord | null }) {
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
    return <Notice kind="info" title={t('Your browser can check hashes only over https.')} />
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

const version = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/** Lengths of a commit and of a hash: the placeholder has the size of the content, however it wraps. */
const [COMMIT_CHARACTERS, HASH_CHARACTERS] = [40, 64]
/** Height of the collapsed file list. */
const COLLAPSED_LIST_HEIGHT = '24px'

const Letters = ({ count }: { count: number }) => <Placeholder>{'0'.repeat(count)}</Placeholder>

function Commit({ commit }: Pick<BuildRecord, 'commit'>) {
  const { t } = useTranslation()
  return commit === 'unknown' ? t('Unknown (built outside a repository)') : <Code>{commit}</Code>
}

function Files({ files }: Pick<BuildRecord, 'files'>) {
  const { t } = useTranslation()
  return (
    <Details>
      <summary>{t('%count% file and its hash || %count% files and their hashes', { count: files.length })}</summary>
      <FileList tabIndex={0} aria-label={t('Files')}>
        {files.map(({ file, hash }) => (
          <li key={file}>
            <Code>{file}</Code>
            <Code>{hash}</Code>
          </li>
        ))}
      </FileList>
    </Details>
  )
}

function Facts({ record }: { record: BuildRecord | null }) {
  const { t } = useTranslation()
  const isChanged = record?.commit.endsWith('+') ?? false
  return (
    <Column>
      <DetailList>
        <DetailRow label={t('Product')}>{`${deployment.productName} ${version()}`}</DetailRow>
        <DetailRow
          label={t('Commit')}
          tip={isChanged ? t('It was built with changes that are not in this commit.') : undefined}
        >
          {record ? <Commit commit={record.commit} /> : <Letters count={COMMIT_CHARACTERS} />}
        </DetailRow>
        <DetailRow label={t('Hash of the build')}>
          {record ? <Code>{record.hash}</Code> : <Letters count={HASH_CHARACTERS} />}
        </DetailRow>
        <DetailRow label={t('Deployment')}>{deployment.name}</DetailRow>
        <DetailRow label={t('Chain')}>{`${deployment.chainName}, ${deployment.chainId}`}</DetailRow>
      </DetailList>
      {record ? <Files files={record.files} /> : <Skeleton width="50%" height={COLLAPSED_LIST_HEIGHT} />}
      <FilesCheck record={record} />
    </Column>
  )
}

function loadRecord(onResult: (record: BuildRecord | 'missing') => void): void {
  fetchBuildRecord().then(onResult, () => onResult('missing'))
}

/** Explains why a development server has no build to describe. */
function NoBuild() {
  const { t } = useTranslation()
  return (
    <Notice kind="info" title={t('A development server has no sealed files')}>
      {t(
        'It serves the sources as they are, so there is nothing to compare. A published build lists its commit and the hash of each file here.',
      )}
    </Notice>
  )
}

/** Facts of the running build from its record, with a check of its files. */
export function BuildFacts() {
  const { t } = useTranslation()
  const [record, setRecord] = useState<BuildRecord | 'missing' | null>(null)
  const isSealed = isSealedBuild()
  useEffect(() => (isSealed ? loadRecord(setRecord) : undefined), [isSealed])
  return (
    <Card inset="l" aria-busy={(isSealed && record === null) || undefined}>
      <Heading>{t('This build')}</Heading>
      {!isSealed && <NoBuild />}
      {isSealed && record === 'missing' && (
        <ErrorBlock
          title={t('The record of this build could not be loaded')}
          meaning={t('The host does not serve build.json, or it could not be reached.')}
          onRetry={() => loadRecord(setRecord)}
        />
      )}
      {isSealed && record !== 'missing' && <Facts record={record} />}
    </Card>
  )
}
