/** Prints a counted figure beside its bar, so that a passing run shows how near it is. */
export function report(what: string, counted: number, bar: number, unit: string): void {
  console.log(`    ${what}: ${Number.isInteger(counted) ? counted : counted.toFixed(1)} ${unit} (bar ${bar} ${unit})`)
}
