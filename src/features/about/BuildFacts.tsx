import { useEffect, useState } from 'react'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { Skeleton } from '../../ui/content/Skeleton'
import { Awaited, Code, Details, FileList, Heading, Column, Words } from './about.styles'
import type { BuildRecord } from './buildRecord.rules'
import { fetchBuildRecord } from './checkFiles'
import { FilesCheck } from './FilesCheck'

const version = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/** Lengths of a commit and of a hash: the placeholder has the size of the content, however it wraps. */
const [COMMIT_LETTERS, HASH_LETTERS] = [40, 64]
/** Height of the collapsed file list. */
const CLOSED_LIST_HEIGHT = '24px'

const Letters = ({ count }: { count: number }) => <Awaited>{'0'.repeat(count)}</Awaited>

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
          {record ? <Commit commit={record.commit} /> : <Letters count={COMMIT_LETTERS} />}
        </DetailRow>
        <DetailRow label={t('Hash of the build')}>
          {record ? <Code>{record.hash}</Code> : <Letters count={HASH_LETTERS} />}
        </DetailRow>
        <DetailRow label={t('Deployment')}>{deployment.name}</DetailRow>
        <DetailRow label={t('Chain')}>{`${deployment.chainName}, ${deployment.chainId}`}</DetailRow>
      </DetailList>
      {record?.commit.endsWith('+') && <Words>{t('Files of it differed from that commit when it was built.')}</Words>}
      {record ? <Files files={record.files} /> : <Skeleton width="50%" height={CLOSED_LIST_HEIGHT} />}
      <FilesCheck record={record} />
    </Column>
  )
}

function look(onAnswer: (record: BuildRecord | 'missing') => void): void {
  fetchBuildRecord().then(onAnswer, () => onAnswer('missing'))
}

/** Facts of the running build from its record, with a check of its files. */
export function BuildFacts() {
  const { t } = useTranslation()
  const [record, setRecord] = useState<BuildRecord | 'missing' | null>(null)
  useEffect(() => look(setRecord), [])
  return (
    <Card inset="l" aria-busy={record === null || undefined}>
      <Heading>{t('This build')}</Heading>
      {record === 'missing' ? (
        <ErrorBlock
          title={t('The record of this build could not be read')}
          meaning={t('A development server has none; a host should serve build.json.')}
          onRetry={() => look(setRecord)}
        />
      ) : (
        <Facts record={record} />
      )}
    </Card>
  )
}
