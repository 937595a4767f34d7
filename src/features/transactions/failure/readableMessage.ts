import { sanitizedText } from '../../../core/sanitizedText'

/** A message in data that a wallet passes on as text, at any depth of quoting. */
const QUOTED_MESSAGE = /\\*"message\\*"\s*:\s*\\*"((?:(?!\\*")[\s\S])+)/g
/** Start of machine-readable data after the message. */
const DATA =
  /\s*(?:\[ ?See:|\((?:error|action|transaction|reason|code|method)=|[{[]\s*\\*["{[]|<!doctype|<html)[\s\S]*$/i
const LONG_HEX = /0x[0-9a-f]{65,}/gi

/**
 * Returns the readable part of a message from a wallet or a node. It contains no JSON, call data, markup or hidden
 * characters, and its length is limited (quality "Hostile world"). Empty when there is no message.
 */
export function readableMessage(text: string): string {
  const inner = [...text.matchAll(QUOTED_MESSAGE)].at(-1)?.[1]
  return sanitizedText((inner ?? text.replace(DATA, '')).replaceAll(LONG_HEX, '0x…'))
}
