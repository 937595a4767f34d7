/** The file that adds the next draw to a calendar (RFC 5545). */

/** Draw to add to a calendar. */
export interface CalendarDraw {
  lotteryId: number
  /** Time of the draw, in seconds since 1970. */
  drawSeconds: number
  title: string
  description: string
  /** Address of the page; its host is part of the id of the event. */
  url: string
}

const SECOND_MS = 1_000
const DURATION = 'PT10M'
const ALARM_BEFORE = '-PT10M'
/** Longest line of the file in bytes, without the line break. */
const LINE_BYTES = 75

/** Formats a time in seconds since 1970 as the file has it: 20261123T120000Z. */
const stampOf = (seconds: number): string =>
  new Date(seconds * SECOND_MS).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

/** Returns a text with the characters escaped that separate values. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')

/** Splits a line into lines of at most 75 bytes; all but the first begin with a space. No character is divided. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let [current, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** Returns the calendar file of a draw, with a reminder before it. `nowSeconds` is the time of its creation. */
export function calendarFile(
  { lotteryId, drawSeconds, title, description, url }: CalendarDraw,
  nowSeconds: number,
): string {
  const { host } = new URL(url)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Lottery//EN`,
    'BEGIN:VEVENT',
    `UID:lottery-${lotteryId}@${host}`,
    `DTSTAMP:${stampOf(nowSeconds)}`,
    `DTSTART:${stampOf(drawSeconds)}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${ALARM_BEFORE}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
