import { lineLog, reasonOf } from './http/log.ts'
import { OptionFault, readOptions, USAGE } from './options.ts'

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options.help) return void process.stdout.write(`${USAGE}\n`)
  // Loads every library, which neither the usage nor a wrong option needs.
  const { startServices } = await import('./start.ts')
  const stopRequest = new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve())
  })
  const services = await startServices(options, lineLog)
  await stopRequest
  await services.stop()
  lineLog('info', 'stopped')
}

try {
  await main()
  process.exit(0)
} catch (error) {
  if (error instanceof OptionFault) process.stderr.write(`${error.message}\n`)
  else lineLog('error', 'the services could not start', { reason: reasonOf(error) })
  process.exit(1)
}
