import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.rules'

const draw = {
  ...{ lotteryId: 7, drawSeconds: Date.parse('2026-11-23T12:00:30Z') / 1_000, url: 'https://hotcake.example/lottery' },
  ...{ title: 'Draw of round 7', description: 'Six digits; one number, drawn.\nGood luck \\ have fun' },
}

test('creates one event with a reminder', () => {
  const lines = calendarFile(draw, Date.parse('2026-11-23T09:05:00Z') / 1_000).split('\r\n')
  expect(lines).toContain('DTSTART:20261123T120030Z')
  expect(lines).toContain('DTSTAMP:20261123T090500Z')
  expect(lines).toContain('UID:lottery-7@hotcake.example')
  expect(lines).toContain('TRIGGER:-PT10M')
  expect(lines).toContain('DESCRIPTION:Six digits\\; one number\\, drawn.\\nGood luck \\\\ have fun')
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('folds long lines without dividing a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
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
