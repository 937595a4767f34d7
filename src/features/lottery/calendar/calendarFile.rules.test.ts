import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.rules'

const draw = {
  ...{ lotteryId: 7, drawSeconds: Date.parse('2026-11-23T12:00:30Z') / 1_000, url: 'https://hotcake.example/lottery' },
  ...{ title: 'Draw of round 7', description: 'Six digits; one number, drawn.\nGood luck \\ have fun' },
}

test('creates one event with a reminder', () => {
  expect(calendarFile(draw, Date.parse('2026-11-23T09:05:00Z') / 1_000).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//hotcake.example//Lottery//EN',
    'BEGIN:VEVENT',
    'UID:lottery-7@hotcake.example',
    'DTSTAMP:20261123T090500Z',
    'DTSTART:20261123T120030Z',
    'DURATION:PT10M',
    'SUMMARY:Draw of round 7',
    'DESCRIPTION:Six digits\\; one number\\, drawn.\\nGood luck \\\\ have fun',
    'URL:https://hotcake.example/lottery',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Draw of round 7',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('escapes each kind of line break', () => {
  expect(calendarFile({ ...draw, title: 'a\r\nb\rc\nd' }, 0)).toContain('SUMMARY:a\\nb\\nc\\nd\r\n')
})

test('folds a line only above 75 bytes, and after the last character that fits', () => {
  const summaryOf = (title: string) => /SUMMARY:.*?(?=\r\nDESCRIPTION)/s.exec(calendarFile({ ...draw, title }, 0))?.[0]
  const fits = 'x'.repeat(75 - 'SUMMARY:'.length)
  expect(summaryOf(fits)).toBe(`SUMMARY:${fits}`)
  expect(summaryOf(`${fits}y`)).toBe(`SUMMARY:${fits}\r\n y`)
  // Further lines have 74 bytes after their space; é has two.
  expect(summaryOf(`${fits}${'y'.repeat(73)}éz`)).toBe(`SUMMARY:${fits}\r\n ${'y'.repeat(73)}\r\n éz`)
})

test('folds long lines without dividing a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120, size: 'max' }), (title) => {
      const file = calendarFile({ ...draw, title }, 0)
      const encoder = new TextEncoder()
      for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
      const unfolded = file.replaceAll('\r\n ', '')
      const summary = /SUMMARY:(.*?)\r\nDESCRIPTION/s.exec(unfolded)?.[1] ?? ''
      const text = summary.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark))
      expect(text).toBe(title.replace(/\r\n?/g, '\n'))
    }),
  )
})
