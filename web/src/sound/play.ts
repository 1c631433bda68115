/** Plays a sound as loud as it was chosen; off until it was. */
import type { Sound } from '@machiya/kit/folder'
import { useSettings, type Volume } from '../settings.ts'
import { samplesOf } from './make.ts'
import { RECIPES } from './recipes.ts'

const LOUDNESS: { readonly [volume in Volume]: number } = { off: 0, soft: 0.22, full: 0.7 }
/** The same sound is not heard twice at once. */
const APART_MS = 70

let voice: AudioContext | undefined
const made = new Map<Sound, AudioBuffer>()
const heardAt = new Map<Sound, number>()

const bufferOf = (context: AudioContext, sound: Sound): AudioBuffer => {
  const known = made.get(sound)
  if (known) return known
  const samples = samplesOf(RECIPES[sound], context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  made.set(sound, buffer)
  return buffer
}

/** Whether it may be heard now: not while the page is hidden, but for my turn where that is allowed. */
export const mayBeHeard = (
  { volume, hail }: { readonly volume: Volume; readonly hail: boolean },
  sound: Sound,
  hidden: boolean,
): boolean => volume !== 'off' && (!hidden || (hail && sound === 'blocks'))

export const play = (sound: Sound): void => {
  const settings = useSettings.getState()
  const now = performance.now()
  if (!mayBeHeard(settings, sound, document.hidden) || now - (heardAt.get(sound) ?? -APART_MS) < APART_MS)
    return
  heardAt.set(sound, now)
  voice ??= new AudioContext()
  // A page may not sound before it was touched; it is silent until then.
  if (voice.state === 'suspended') void voice.resume()
  const source = new AudioBufferSourceNode(voice, { buffer: bufferOf(voice, sound) })
  const softly = new GainNode(voice, { gain: LOUDNESS[settings.volume] })
  source.connect(softly).connect(voice.destination)
  source.start()
}
