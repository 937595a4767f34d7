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
import { Placeholder, Code, Column, Details, FileList, Heading, Paragraph } from './about.styles'
import type { BuildRecord } from './buildRecord.rules'
import { canCheck, checkFiles, fetchBuildRecord, type Checked } from './checkFiles'

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

const version = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/** Lengths of a commit and of a hash: the placeholder has the size of the content, however it wraps. */
const [COMMIT_CHARACTERS, HASH_CHARACTERS] = [40, 64]
/** Height of the collapsed file list. */
const COLLAPSED_LIST_HEIGHT = '24px'

const Letters = ({ count }: { count: number }) => <Placeholder>{'0'.repeat(count)}</Placeholder>

function Commit({ commit }: Pick<BuildRecord, 'commit'>) {
  const { t } = useTranslation()
  return commit === 'unknown' ? t('Not known: built outside a repository') : <Code>{commit}</Code>
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
  return (
    <Column>
      <DetailList>
        <DetailRow label={t('Product')}>{`${deployment.productName} ${version()}`}</DetailRow>
        <DetailRow label={t('Commit')}>
          {record ? <Commit commit={record.commit} /> : <Letters count={COMMIT_CHARACTERS} />}
        </DetailRow>
        <DetailRow label={t('Hash of the build')}>
          {record ? <Code>{record.hash}</Code> : <Letters count={HASH_CHARACTERS} />}
        </DetailRow>
        <DetailRow label={t('Deployment')}>{deployment.name}</DetailRow>
        <DetailRow label={t('Chain')}>{`${deployment.chainName}, ${deployment.chainId}`}</DetailRow>
      </DetailList>
      {record?.commit.endsWith('+') && (
        <Paragraph>{t('Files of it differed from that commit when it was built.')}</Paragraph>
      )}
      {record ? <Files files={record.files} /> : <Skeleton width="50%" height={COLLAPSED_LIST_HEIGHT} />}
      <FilesCheck record={record} />
    </Column>
  )
}

function loadRecord(onResult: (record: BuildRecord | 'missing') => void): void {
  fetchBuildRecord().then(onResult, () => onResult('missing'))
}

/** Facts of the running build from its record, with a check of its files. */
export function BuildFacts() {
  const { t } = useTranslation()
  const [record, setRecord] = useState<BuildRecord | 'missing' | null>(null)
  useEffect(() => loadRecord(setRecord), [])
  return (
    <Card inset="l" aria-busy={record === null || undefined}>
      <Heading>{t('This build')}</Heading>
      {record === 'missing' ? (
        <ErrorBlock
          title={t('The record of this build could not be read')}
          meaning={t('A development server has none; a host should serve build.json.')}
          onRetry={() => loadRecord(setRecord)}
        />
      ) : (
        <Facts record={record} />
      )}
    </Card>
  )
}
