/** Two notes, a fifth apart. */
const NOTES = [
  { hertz: 880, afterSeconds: 0 },
  { hertz: 1318.5, afterSeconds: 0.07 },
] as const
const LOUDNESS = 0.06
const ATTACK_SECONDS = 0.008
const FADE_SECONDS = 0.22

let context: AudioContext | undefined
/** Number of notes that still sound or are about to. */
let sounding = 0

/** Counts a note as ended. A context without notes would keep the audio device awake until it is suspended. */
function endNote(): void {
  sounding -= 1
  if (sounding === 0) void context?.suspend()
}

function ring(audio: AudioContext, hertz: number, atSeconds: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, atSeconds)
  volume.gain.linearRampToValueAtTime(LOUDNESS, atSeconds + ATTACK_SECONDS)
  volume.gain.exponentialRampToValueAtTime(LOUDNESS / 1000, atSeconds + FADE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(atSeconds)
  tone.stop(atSeconds + FADE_SECONDS)
  tone.addEventListener('ended', endNote)
}

/** Plays a short sound for a completed choice; does nothing where the browser blocks sound. */
export async function chime(): Promise<void> {
  // Counted first, so that the end of an earlier sound does not suspend this one.
  sounding += NOTES.length
  try {
    context ??= new AudioContext()
    await context.resume()
    for (const { hertz, afterSeconds } of NOTES) ring(context, hertz, context.currentTime + afterSeconds)
  } catch {
    // A missing sound is not reported as an error.
    sounding -= NOTES.length
  }
}
