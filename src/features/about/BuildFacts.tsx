import { useEffect, useState } from 'react'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { Skeleton } from '../../ui/content/Skeleton'
import { Code, Details, FileList, Heading, Stack, Words } from './aboutLook'
import type { BuildRecord } from './buildRecord.rules'
import { fetchBuildRecord } from './checkFiles'
import { FilesCheck } from './FilesCheck'

const version = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

function Facts({ record }: { record: BuildRecord }) {
  const { t } = useTranslation()
  const { commit, hash, files } = record
  return (
    <Stack>
      <DetailList>
        <DetailRow label={t('Product')}>{`${deployment.productName} ${version()}`}</DetailRow>
        <DetailRow label={t('Commit')}>
          {commit === 'unknown' ? t('Not known: built outside a repository') : <Code>{commit}</Code>}
        </DetailRow>
        <DetailRow label={t('Hash of the build')}>
          <Code>{hash}</Code>
        </DetailRow>
        <DetailRow label={t('Deployment')}>{deployment.name}</DetailRow>
        <DetailRow label={t('Chain')}>{`${deployment.chainName}, ${deployment.chainId}`}</DetailRow>
      </DetailList>
      {commit.endsWith('+') && <Words>{t('Files of it differed from that commit when it was built.')}</Words>}
      <Details>
        <summary>{t('%count% file and its hash || %count% files and their hashes', { count: files.length })}</summary>
        <FileList tabIndex={0} aria-label={t('Files')}>
          {files.map(({ file, hash: own }) => (
            <li key={file}>
              <Code>{file}</Code>
              <Code>{own}</Code>
            </li>
          ))}
        </FileList>
      </Details>
      <FilesCheck record={record} />
    </Stack>
  )
}

function look(onAnswer: (record: BuildRecord | 'missing') => void): void {
  fetchBuildRecord().then(onAnswer, () => onAnswer('missing'))
}

/** What this build is, from its own record, and whether its files are what the record says. */
export function BuildFacts() {
  const { t } = useTranslation()
  const [record, setRecord] = useState<BuildRecord | 'missing' | null>(null)
  useEffect(() => look(setRecord), [])
  return (
    <Card inset="l">
      <Heading>{t('This build')}</Heading>
      {record === null && <Skeleton height="120px" />}
      {record === 'missing' && (
        <ErrorBlock
          title={t('The record of this build could not be read')}
          meaning={t('A development server has none; a host should serve build.json.')}
          onRetry={() => look(setRecord)}
        />
      )}
      {record !== null && record !== 'missing' && <Facts record={record} />}
    </Card>
  )
}
