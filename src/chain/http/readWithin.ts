/** Returns a body as text. Throws beyond the limit, and reads no more than that. */
export async function readWithin(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limitBytes) {
      await reader.cancel()
      throw new Error(`It is larger than ${limitBytes} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}
