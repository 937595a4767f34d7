import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { getAddress } from 'ethers/address'
import { isAddressText } from '../src/core/address.ts'
import type { Deployment } from '../src/deployment/deployment.ts'
import { referenceFaults } from './deploymentReferences.ts'
import { root } from './program.ts'

const SHIPPED = join(root, 'deployments')
const SCHEMAS = join(SHIPPED, 'schema')
const SUFFIX = '.schema.json'
/** Definitions that the other schemas share; no file has this schema. */
const SHARED = 'values'
/** A wrong file may have a fault in every row; the first ones are enough to find the cause. */
const MAX_SHOWN = 20

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Results by text: a checksum is a hash, and the files repeat their addresses. */
const checked = new Map<string, boolean>()

/**
 * Returns whether a text has no wrong checksum. An address in one letter case has none; the schema's pattern rejects
 * texts that are not addresses.
 */
function hasChecksum(text: string): boolean {
  const before = checked.get(text)
  if (before !== undefined) return before
  const isValid =
    !isAddressText(text) || /^0x(?:[^A-F]*|[^a-f]*)$/.test(text) || getAddress(text.toLowerCase()) === text
  checked.set(text, isValid)
  return isValid
}

/** Returns the validator of each file of a deployment, by the file's name without `.json`. */
export function deploymentValidators(): Map<string, ValidateFunction> {
  const ajv = new Ajv({ strict: true, strictTypes: true, allErrors: true })
  addFormats(ajv)
  ajv.addFormat('checksum', hasChecksum)
  const files = readdirSync(SCHEMAS).filter((file) => file.endsWith(SUFFIX))
  for (const file of files) ajv.addSchema(readJson(join(SCHEMAS, file)) as AnySchemaObject)
  const kinds = files.map((file) => file.slice(0, -SUFFIX.length)).filter((kind) => kind !== SHARED)
  return new Map(
    kinds.map((kind) => {
      const validate = ajv.getSchema(kind + SUFFIX)
      if (!validate) throw new Error(`No schema for ${kind}`)
      return [kind, validate]
    }),
  )
}

function describeFault({ instancePath, message = 'is wrong', params, propertyName }: ErrorObject): string {
  if (params['format'] === 'checksum') {
    const place = propertyName === undefined ? instancePath : `${instancePath}/${propertyName}`
    return `${place} has a wrong checksum (EIP-55): letters of both cases must form it`
  }
  const named: unknown = params['additionalProperty'] ?? params['allowedValues'] ?? params['allowedValue']
  const detail = named === undefined ? '' : ` (${JSON.stringify(named)})`
  return `${instancePath || '/'} ${message}${detail}`
}

/** Returns the chain ids of the shipped deployments with real money: those without a demo wallet. */
function publicChainIds(): Set<number> {
  const names = readdirSync(SHIPPED).filter((name) => existsSync(join(SHIPPED, name, 'deployment.json')))
  const shipped = names.map((name) => readJson(join(SHIPPED, name, 'deployment.json')) as Deployment)
  return new Set(shipped.filter(({ demoWallet }) => demoWallet === undefined).map(({ chainId }) => chainId))
}

function demoWalletFaults(facts: unknown): string[] {
  if (typeof facts !== 'object' || facts === null || !('demoWallet' in facts) || !('chainId' in facts)) return []
  if (!publicChainIds().has(Number(facts.chainId))) return []
  return [
    `deployment.json: /demoWallet is not allowed on the public chain ${String(facts.chainId)}: its private keys are published`,
  ]
}

function faultsOfFile(directory: string, kind: string, validate: ValidateFunction): string[] {
  const file = `${kind}.json`
  let content: unknown
  try {
    content = readJson(join(directory, file))
  } catch (cause) {
    return [`${file}: cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`]
  }
  const isValid = validate(content)
  const faults = isValid ? [] : (validate.errors ?? []).map((error) => `${file}: ${describeFault(error)}`)
  return kind === 'deployment' ? [...demoWalletFaults(content), ...faults] : faults
}

/**
 * Returns the faults of a deployment's folder, one line each: file, path inside it and reason. References between files
 * are checked once each file has the form of its schema.
 */
export function deploymentFaults(directory: string): string[] {
  const faults = [...deploymentValidators()].flatMap(([kind, validate]) => faultsOfFile(directory, kind, validate))
  return faults.length > 0 ? faults : referenceFaults((kind) => readJson(join(directory, `${kind}.json`)))
}

/**
 * Checks a deployment's folder against the schemas and its references. Throws an error that lists file, path and reason
 * of the first faults.
 */
export function checkDeployment(directory: string): void {
  const faults = deploymentFaults(directory)
  if (faults.length === 0) return
  const more = faults.length > MAX_SHOWN ? [`and ${faults.length - MAX_SHOWN} more`] : []
  const lines = [...faults.slice(0, MAX_SHOWN), ...more].map((fault) => `  ${fault}`)
  throw new Error(`The deployment in ${directory} is not valid:\n${lines.join('\n')}`)
}
