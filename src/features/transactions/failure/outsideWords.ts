import { outsideText } from '../../../core/outsideText'

/** A message within data that a wallet hands on as text, however deep it is quoted. */
const QUOTED_MESSAGE = /\\*"message\\*"\s*:\s*\\*"((?:(?!\\*")[\s\S])+)/g
/** Where words end and data for machines begins. */
const DATA =
  /\s*(?:\[ ?See:|\((?:error|action|transaction|reason|code|method)=|[{[]\s*\\*["{[]|<!doctype|<html)[\s\S]*$/i
const LONG_HEX = /0x[0-9a-f]{65,}/gi

/**
 * Answers the words in what a wallet or a node said, fit to be read: without JSON, call data or markup, hidden characters
 * and undue length (quality "Hostile world"). Empty where nothing else was said.
 */
export function outsideWords(text: string): string {
  const inner = [...text.matchAll(QUOTED_MESSAGE)].at(-1)?.[1]
  return outsideText((inner ?? text.replace(DATA, '')).replaceAll(LONG_HEX, '0x…'))
}
