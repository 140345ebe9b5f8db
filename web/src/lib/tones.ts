const NOTE_S = 0.14;
let context: AudioContext | undefined;

/** Short tones after each other, in hertz. Browsers let a page sound only after somebody pressed something in it. */
export function playTones(frequencies: readonly number[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  frequencies.forEach((frequency, index) => {
    if (context === undefined) return;
    const at = start + index * NOTE_S;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_S);
  });
}
